import type { Page } from '@playwright/test';
import { logOut } from './support/account-menu.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { demoSession } from './support/sessions.ts';
import { logInHere } from './support/sign-up.ts';
import { tabEntriesIn } from './support/tab-storage.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('shows that it is offline while it is', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/jobs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

interface Case {
  name: string;
  as?: 'candidate' | 'recruiter' | 'admin';
  path: string;
  /** The call that fails. */
  call: string;
  error: string;
}

const cases: Case[] = [
  { name: 'job search', path: '/jobs', call: '/jobs/search*', error: 'Failed to load jobs. Please try again.' },
  {
    name: 'candidate’s jobs',
    as: 'candidate',
    path: '/candidate/dashboard',
    call: '/jobs/search*',
    error: 'Failed to load jobs. Please try again.',
  },
  {
    name: 'own profile',
    as: 'candidate',
    path: '/candidate/profile',
    call: '/candidate/profile/*',
    error: 'Failed to load profile data. Please try refreshing the page.',
  },
  {
    name: 'own postings',
    as: 'recruiter',
    path: '/my-jobs',
    call: '/jobs/recruiter/*',
    error: 'Failed to load jobs. Please try again.',
  },
  {
    name: 'candidate search',
    as: 'recruiter',
    path: '/recruiter/view-candidates',
    call: '/candidates/search*',
    error: 'Failed to load candidates',
  },
  {
    name: 'shortlist',
    as: 'recruiter',
    path: '/recruiter/shortlisted-candidates',
    call: '/shortlist/recruiter/*',
    error: 'Failed to load shortlisted candidates. Please try again.',
  },
  {
    name: 'plans',
    as: 'recruiter',
    path: '/recruiter/subscription-plans',
    call: '/subscription-plans/all',
    error: 'Failed to load subscription plans. Please try again.',
  },
  {
    name: 'subscription',
    as: 'recruiter',
    path: '/subscription/1',
    call: '/subscriptions/recruiter/*/status',
    error: 'Failed to load subscription data. Please try again.',
  },
  {
    name: 'database viewer',
    as: 'admin',
    path: '/database-viewer?table=admins',
    call: '/admin/active-admins*',
    error: 'Failed to load database data. Please try again.',
  },
  {
    name: 'recruiter management',
    as: 'admin',
    path: '/recruiter-management',
    call: '/admin/recruiters*',
    error: 'Network error. Please check if the backend server is running.',
  },
  {
    name: 'subscription management',
    as: 'admin',
    path: '/admin/subscription-management',
    call: '/admin/subscriptions*',
    error: 'Failed to load subscriptions. Please try again.',
  },
];

for (const { name, as, path, call, error } of cases) {
  test(`offers to try again when the ${name} cannot be loaded, and recovers`, async ({ visit, problems }) => {
    problems.allow(/ERR_FAILED/);
    const page = await visit(as ? { as: demoSession(as) } : {});
    // Failed loads are retried after seconds; the fake clock skips that time.
    await page.clock.install();
    let isDown = true;
    let refused = 0;
    await page.route(`**/api${call}`, async (route) => {
      if (!isDown) return route.fallback();
      refused += 1;
      return route.abort();
    });
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: error });
    await expect(async () => {
      await page.clock.fastForward('00:05');
      await expect(alert).toBeVisible({ timeout: 300 });
    }).toPass();
    expect(refused).toBeGreaterThan(1);
    // It stays, and what loads after it does not start the call again.
    const requested = refused;
    for (let step = 0; step < 5; step++) {
      await page.clock.fastForward('00:05');
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 200 })));
      await expect(alert).toBeVisible({ timeout: 1 });
    }
    expect(refused).toBe(requested);
    isDown = false;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText(error);
  });
}

test('shows the landing page without candidates when the showcase cannot be loaded', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/api/candidate/latest/masked*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { name: 'Latest Candidates Showcase' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('No candidates available at the moment.')).toBeVisible();
});

test('keeps what was typed when a sign-in cannot be sent', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/api/candidate/send-otp', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('candidate@demo.test');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue('candidate@demo.test');
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
});

test('posts a job once when the answer is lost and the button is pressed again', async ({ visit, problems }) => {
  problems.allow(/ERR_FAILED/);
  const page = await visit({ as: demoSession('recruiter') });
  const title = `Posted once ${Date.now().toString(36)}`;
  let posts = 0;
  await page.route('**/api/jobs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    const response = await route.fetch();
    return posts === 1 ? route.abort() : route.fulfill({ response });
  });
  await page.goto('/post-job');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Language requirement').fill('Japanese');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await page.getByLabel('Description').fill('Interpret between Japanese and English.');
  await page.getByRole('button', { name: 'Post Job' }).click();
  const failure = page.getByText('Failed to post job. Please try again.');
  await expect(failure).toBeVisible();
  // The next attempt begins without the failure of the one before, also when the form refuses it.
  await page.getByLabel('Job title').fill('');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job title is required')).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.getByLabel('Job title').fill(title);
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page).toHaveURL('/recruiter/my-jobs');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('No applications yet');
  expect(posts).toBe(2);
});

const fillJob = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Language requirement').fill('Japanese');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await page.getByLabel('Description').fill('Interpret between Japanese and English.');
};

test('posts a job once after a time-out, a lost answer and a reload', async ({ visit, problems }) => {
  problems.allow(/ERR_FAILED/);
  const page = await visit({ as: demoSession('recruiter') });
  const title = `Posted once ${Date.now().toString(36)}`;
  const keys: (string | null)[] = [];
  await page.route('**/api/jobs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(await route.request().headerValue('idempotency-key'));
    // The first is never answered, and times out; the answer of the second is lost.
    if (keys.length === 1) return;
    const response = await route.fetch();
    return keys.length === 2 ? route.abort() : route.fulfill({ response });
  });
  await page.clock.install();
  await page.goto('/post-job');
  await fillJob(page, title);
  const post = page.getByRole('button', { name: 'Post Job' });
  await post.press('Enter');
  await expect.poll(() => keys.length).toBe(1);
  await expect(post).toBeDisabled();
  await expect(post).toBeFocused();
  await page.getByLabel('Job title').press('Enter');
  await page.clock.fastForward('00:11');
  await expect(page.getByRole('alert')).toHaveText('Failed to post job. Please try again.');
  await post.press('Enter');
  await expect.poll(() => keys.length).toBe(2);
  await expect(post).toBeEnabled();
  await page.reload();
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await post.click();
  await expect(page).toHaveURL('/recruiter/my-jobs');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('keeps what was typed while a session ends, for its owner only, until the sign-out', async ({
  visit,
  inbox,
  problems,
}) => {
  problems.allow(/status of 401 /);
  const recruiter = await makeHiringRecruiter();
  await inbox.code(recruiter.email);
  const page = await visit({ as: recruiter });
  const stored = async () => Object.keys(await tabEntriesIn(page));
  const title = `Typed before ${recruiter.id}`;
  await page.goto('/post-job');
  await fillJob(page, title);
  await page.route('**/api/jobs', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', detail: 'Please log in.' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(await stored()).toHaveLength(1);
  await page.unroute('**/api/jobs');
  await logInHere(page, inbox.code, { email: recruiter.email, dashboard: '/post-job' });
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await expect(page.getByLabel('Language requirement')).toHaveValue('Japanese');
  await expect(page.getByLabel('Description')).toHaveValue('Interpret between Japanese and English.');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await stored()).toEqual([]);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('dialog').getByLabel('Location', { exact: true }).fill('Porto');
  await page.reload();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('dialog').getByLabel('Location', { exact: true })).toHaveValue('Porto');
  await expect(page.getByRole('dialog').getByLabel('Job title')).toHaveValue(title);
  // Signing out in another tab ends this one's session too.
  const other = await page.context().newPage();
  await other.goto('/recruiter/dashboard');
  await logOut(other);
  await expect(page).toHaveURL('/recruiter/login');
  expect(await stored()).toEqual([]);
});

test('sends a form that was submitted offline once, when the connection is back', async ({ visit, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit({ as: demoSession('recruiter') });
  const title = `Posted later ${Date.now().toString(36)}`;
  await page.goto('/post-job');
  await fillJob(page, title);
  await expect(page.getByRole('button', { name: 'Post Job' })).toBeEnabled();
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await page.getByRole('button', { name: 'Post Job' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Post Job' })).toHaveAttribute('aria-busy', 'true');
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/recruiter/my-jobs');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
});

test('says of each of two notifications that it could not be marked as read', async ({ visit, problems }) => {
  problems.allow(/500.*\/read$/);
  const page = await visit({ as: demoSession('recruiter') });
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/notifications/*/read', async (route) => {
    sent += 1;
    if (sent === 2) resolve();
    await both;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await page.goto('/recruiter/dashboard');
  await page.getByRole('button', { name: /^Notifications, / }).click();
  const marks = page.getByRole('button', { name: 'Mark as read' });
  await marks.nth(0).click();
  await marks.nth(1).click();
  await expect(toast(page, 'This could not be marked as read. Please try again.')).toHaveCount(2);
});
