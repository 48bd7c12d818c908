import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openFirstRow } from './support/rows.ts';
import { screens } from './support/screens.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { logInHere } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const logins = {
  candidate: '/login',
  recruiter: '/recruiter/login',
  admin: '/admin/login',
  master_admin: '/admin/login',
};

/** An address without its filters; a guest does not learn whether the record exists. */
const pathOf = (screen: string) => screen.replace(/\?.*/, '').replace(/:\w+|not-a-number/, '1');

test('sends guests from every protected screen to the matching sign-in', async ({ page }) => {
  const seen = new Set(['/jobs', ...screens.guest.map(pathOf)]);
  for (const [user, login] of Object.entries(logins)) {
    for (const screen of screens[user as keyof typeof logins].map(pathOf)) {
      if (seen.has(screen)) continue;
      seen.add(screen);
      await page.goto(screen);
      await expect(page, screen).toHaveURL(login);
    }
  }
  expect(seen.size).toBeGreaterThan(45);
});

test('shows guests that recruiter management is for admins, and sends no request to the API', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/recruiter-management');
  await expect(page.getByText('Authentication required. Please log in as admin.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('keeps candidates out of the screens of recruiters and admins', async ({ visit }) => {
  const page = await visit({ as: demoSession('candidate') });
  const screens: Record<string, string[]> = {
    '/recruiter/login': ['/recruiter/dashboard', '/post-job', '/contact-candidate'],
    '/admin/login': [
      '/admin/dashboard',
      '/admin/users',
      '/admin/jobs',
      '/admin/moderation',
      '/admin/management',
      '/database-viewer',
      '/admin/subscription-management',
    ],
  };
  for (const [login, paths] of Object.entries(screens)) {
    for (const screen of paths) {
      await page.goto(screen);
      await expect(page, screen).toHaveURL(login);
      await expect(page.getByText(/^You are signed in as .+ \(candidate\)$/), screen).toBeVisible();
      await expect(page.getByLabel('Email'), screen).toHaveCount(0);
    }
  }
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL('/candidate/dashboard');
  await page.goto('/recruiter/shortlisted-candidates');
  await expect(page.getByText('You must be logged in as a recruiter to view this page.')).toBeVisible();
  await page.goto('/recruiter-management');
  await expect(page.getByText('Authentication required. Please log in as admin.')).toBeVisible();
});

test('shows plain admins their own dashboard instead of the master admin’s', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/master-admin/dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('explains to plain admins that only master admins manage admins, and links to their dashboard', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/admin/management');
  await expect(toast(page, 'Access Denied: Only Master Admins can manage admin accounts.')).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('forgets a session that the server no longer knows, and asks to sign in', async ({ visit, problems }) => {
  problems.allow(/status of 401 /);
  const known = demoSession('candidate');
  const page = await visit({ as: { ...known, token: `candidate.${known.id}.${'A'.repeat(43)}` } });
  await page.goto('/candidate/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  const left = await page.evaluate(() =>
    ['user_token', 'user_type', 'user_data'].map((key) => localStorage.getItem(key)),
  );
  expect(left).toEqual([null, null, null]);
});

test('lets a candidate whom a screen refuses sign in as a recruiter and return to it', async ({ visit, inbox }) => {
  const [candidate, { email }] = await Promise.all([openSession('candidate'), makeHiringRecruiter()]);
  await inbox.code(email);
  const page = await visit({ as: candidate });
  await page.goto('/recruiter/shortlisted-candidates');
  await page.getByRole('link', { name: 'Recruiter Login' }).click();
  await expect(page.getByText(`You are signed in as ${candidate.name} (candidate)`)).toBeVisible();
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign out and use another account' }).click();
  expect((await ended).status()).toBe(204);
  await logInHere(page, inbox.code, { email, dashboard: '/recruiter/shortlisted-candidates' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shortlisted Candidates');
});

test('asks a recruiter whose session ended to sign in again, and returns to the screen', async ({
  visit,
  inbox,
  problems,
}) => {
  problems.allow(/status of 401 /);
  const recruiter = await makeHiringRecruiter();
  await inbox.code(recruiter.email);
  const page = await visit({ as: { ...recruiter, token: `recruiter.${recruiter.id}.${'A'.repeat(43)}` } });
  await page.goto('/my-jobs?page=1');
  await expect(page).toHaveURL('/recruiter/login');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await logInHere(page, inbox.code, { email: recruiter.email, dashboard: '/my-jobs?page=1' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Job Postings');
});

test('returns to the applicant that a recruiter was about to contact when the session ended', async ({
  visit,
  inbox,
  problems,
}) => {
  problems.allow(/status of 401 /);
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Mori' }),
  ]);
  await inbox.code(recruiter.email);
  const job = await postJob(recruiter);
  await apply(candidate, job);
  const page = await visit({ as: recruiter });
  await page.goto(`/job/${job}/applicants`);
  await openFirstRow(page);
  await page.getByRole('link', { name: /^Contact: / }).click();
  await expect(page.getByRole('heading', { name: 'Aiko Mori' })).toBeVisible();
  await expectOk(portal, 'POST', '/auth/logout', { token: recruiter.token });
  await page.getByLabel('How did you get in touch?').selectOption('Video call');
  await page.getByRole('button', { name: 'Record contact' }).click();
  await logInHere(page, inbox.code, { email: recruiter.email, dashboard: '/contact-candidate' });
  await expect(page.getByRole('heading', { name: 'Aiko Mori' })).toBeVisible();
});

test('returns to the part of a page that a guest wanted', async ({ visit, inbox }) => {
  const { email } = await openSession('candidate');
  await inbox.code(email);
  const page = await visit();
  await page.goto('/candidate/profile#languages');
  await logInHere(page, inbox.code, { email, dashboard: '/candidate/profile#languages' });
});

test('returns a master admin to the wanted screen, also when the sign-in opened for other admins', async ({
  page,
  inbox,
}) => {
  const email = 'master@demo.test';
  await inbox.code(email);
  await page.goto('/admin/users');
  await page.getByText('Master Admin', { exact: true }).click();
  await logInHere(page, inbox.code, { email, dashboard: '/admin/users' });
});

test('leads recruiters and admins who open the own profile of candidates to the candidates', async ({ visit }) => {
  for (const [role, list] of [
    ['recruiter', '/recruiter/view-candidates'],
    ['admin', '/admin/users'],
  ] as const) {
    const page = await visit({ as: demoSession(role) });
    await page.goto('/candidate/profile');
    await expect(page).toHaveURL(list);
  }
});

test('says that a page does not exist and offers links', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});
