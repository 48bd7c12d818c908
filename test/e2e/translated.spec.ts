import { prerenderedPaths } from '#web/config/prerendered-paths.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { openFirstRow } from './support/rows.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

// Further journeys in pages that the browser translates (`story.spec.ts` has the story). Every test fails on an exception.

test.describe('in a page that the browser translates', () => {
  test.use({ manner: 'translating' });

  test('a candidate saves a job, applies, and follows the status that the recruiter sets', async ({ visit }) => {
    const recruiter = await makeHiringRecruiter();
    const job = await postJob(recruiter, { title: 'Court interpreter' });
    const as = await openSession('candidate', { name: 'Ana Lima' });
    const page = await visit({ as });
    await page.goto(`/job/${job}`);
    const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
    for (const pressed of ['true', 'false', 'true']) {
      await save.click();
      await expect(page.getByRole('main').locator('[aria-pressed]').first()).toHaveAttribute('aria-pressed', pressed);
    }
    await apply(as, job);

    const office = await visit({ as: recruiter });
    await office.goto('/my-jobs');
    await office.getByRole('link', { name: 'View Applicants: Court interpreter' }).click();
    await openFirstRow(office);
    for (const status of ['Reviewed', 'Shortlisted']) {
      await office.getByRole('button', { name: /^Update status/ }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Status').selectOption(status);
      await dialog.getByRole('button', { name: 'Update' }).click();
      await expect(dialog).toBeHidden();
      await expect(office.getByRole('main').getByText(status, { exact: true }).last()).toBeVisible();
    }

    await page.goto('/candidate/dashboard?tab=applied');
    const application = page.getByRole('article').filter({ hasText: 'Court interpreter' });
    await expect(application).toContainText('Shortlisted');
    await page.getByRole('tab', { name: /^Saved/ }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Court interpreter' })).toBeVisible();
  });

  test('a recruiter pays by card, and by UPI', async ({ visit, problems }) => {
    problems.allow(/status of 409/);
    const page = await visit({ as: await openSession('recruiter') });
    await page.goto('/recruiter/subscription-plans');
    await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your plan' });
    const checkout = page.getByRole('dialog', { name: 'Test payment' });
    for (const button of [/^Close without paying/, /^Pay ₹/]) {
      await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
      await checkout.getByRole('button', { name: button }).click();
    }
    await expect(toast(page, 'Payment successful! Your subscription is now active.')).toBeVisible();
    await expect(page).toHaveURL('/recruiter/dashboard');

    await page.goto('/recruiter/subscription-plans');
    await page.getByRole('button', { name: 'Select Plan: Premium' }).click();
    await page.getByText('UPI transfer').click();
    const upi = page.getByRole('dialog');
    await upi.getByRole('button', { name: 'I have paid' }).click();
    await expect(upi.getByRole('alert')).toHaveText('Please enter a UPI ID like name@bank.');
    await upi.getByLabel('The UPI ID that you paid from').fill('lima@bank');
    await upi.getByRole('button', { name: 'I have paid' }).click();
    // The other plan was paid a moment ago.
    await upi.getByRole('button', { name: 'Report another payment' }).click();
    await expect(upi).toContainText('Your plan starts as soon as an admin has confirmed your payment.');
    await upi.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('Your UPI payment for Premium is waiting')).toBeVisible();
  });
});

test.describe('a page that is translated before it is hydrated', () => {
  test.use({ manner: 'translatingAtOnce' });

  // React says so when it renders the page again, as its texts are others; visitors do not see that.
  const renderedAgain = /Minified React error #418/;
  test.beforeEach(({ problems }) => problems.allow(renderedAgain));

  test('sends what was typed and submitted before its code is loaded', async ({ page, inbox }) => {
    const { email } = await openSession('candidate');
    await inbox.code(email);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
  });

  test('works: a guest signs in', async ({ page, inbox }) => {
    const { email } = await openSession('candidate');
    await inbox.code(email);
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
    await page.getByLabel('One-time code').fill(await inbox.code(email));
    await expect(page).toHaveURL('/candidate/dashboard');
    await expect(page.getByRole('main').locator('font').first()).toBeVisible();
  });

  test('works: a guest searches, opens a job and saves it', async ({ page }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('main').locator('font').first()).toBeVisible();
    await page.getByLabel('Keyword').fill('interpreter');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/keyword=interpreter/);
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('link', { name: 'View Job Details' }).click();
    await expect(page).toHaveURL(/\/jobs\/\d+/);
    await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByRole('main').locator('[aria-pressed="true"]').first()).toBeVisible();
  });

  for (const path of ['/', ...prerenderedPaths]) {
    test(`is shown whole: ${path}`, async ({ page, problems }) => {
      await page.goto(path);
      await waitUntilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(1);
      expect(problems.found).toContainEqual(expect.stringMatching(renderedAgain));
    });
  }
});
