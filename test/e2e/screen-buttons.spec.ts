import type { Request } from '@playwright/test';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('the details of a job lead back to the candidate’s dashboard', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/job/1');
  await page.getByRole('main').getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/candidate/dashboard');
});

test('the applicants of a job lead back to the recruiter’s jobs', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const page = await visit({ as: recruiter });
  await page.goto(`/job/${await postJob(recruiter)}/applicants`);
  await page.getByRole('main').getByRole('link', { name: 'Back to my jobs' }).click();
  await expect(page).toHaveURL('/recruiter/my-jobs');
});

test('the job management disables Post New Job without a subscription, and leads to the plans', async ({ visit }) => {
  const recruiter = await openSession('recruiter');
  const page = await visit({ as: recruiter });
  await page.goto('/my-jobs');
  await expect(page.getByRole('button', { name: 'Post New Job' }).first()).toBeDisabled();
  await page.getByRole('link', { name: 'View plans' }).click();
  await expect(page).toHaveURL('/recruiter/subscription-plans');
});

test('the subscription says how many days remain, or that there is none, and leads to the plans', async ({ visit }) => {
  const [subscribed, other] = await Promise.all([makeHiringRecruiter(), openSession('recruiter')]);
  const page = await visit({ as: subscribed });
  await page.goto(`/subscription/${subscribed.id}`);
  await expect(page.getByText(/^\d+ days remaining$/)).toBeVisible();
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page).toHaveURL('/recruiter/subscription-plans');
  const without = await visit({ as: other });
  await without.goto(`/subscription/${other.id}`);
  await expect(without.getByText('No active subscription')).toBeVisible();
});

test('the sign-in of recruiters leads to their sign-up and to the sign-in of candidates', async ({ page }) => {
  for (const [link, address] of [
    ['Sign up', '/recruiter/signup'],
    ['Candidate login', '/login'],
  ] as const) {
    await page.goto('/recruiter/login');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
  }
});

test('a sign-up says that it is checking an address, and nothing when the check fails', async ({ page, problems }) => {
  problems.allow(/status of 500|answer 500/);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/candidate/send-otp', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/signup');
  const email = page.getByLabel('Email');
  await email.fill('new.person@example.com');
  await expect(page.getByText('Checking whether this e-mail address is free...')).toBeVisible();
  answer();
  await expect(page.getByText('Checking whether this e-mail address is free...')).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('the Verify button of a recruiter is disabled while it is processed', async ({ visit }) => {
  const { name, email } = await openSession('recruiter');
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/recruiter-management');
  await page.getByRole('searchbox').fill(email);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/admin/verify-recruiter/*', async (route) => {
    await held;
    await route.continue();
  });
  const verify = page.getByRole('button', { name: `Verify ${name}`, exact: true });
  await verify.click();
  await expect(verify).toBeDisabled();
  answer();
  await expect(toast(page, 'Recruiter verified successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Unverify ${name}` })).toBeEnabled();
});

const refreshed = {
  recruiter: [
    ['/recruiter/dashboard', '/api/subscriptions/recruiter/'],
    ['/subscription/1', '/api/subscriptions/recruiter/'],
    ['/recruiter/shortlisted-candidates', '/api/shortlist/recruiter/'],
  ],
  admin: [
    ['/admin/jobs', '/api/admin/jobs'],
    ['/admin/users', '/api/admin/candidates'],
    ['/recruiter-management', '/api/admin/recruiters'],
    ['/admin/database-viewer', '/api/admin/candidates'],
  ],
  master_admin: [['/master-admin/dashboard', '/api/admin/stats']],
} as const;

for (const role of ['recruiter', 'admin', 'master_admin'] as const) {
  test(`Refresh asks the server again on each screen of ${role.replace('_', ' ')}s`, async ({ revisit }) => {
    const page = await revisit(role);
    for (const [path, call] of refreshed[role]) {
      let requested = 0;
      const count = (request: Request) => {
        if (new URL(request.url()).pathname.startsWith(call)) requested += 1;
      };
      await page.goto(path);
      // What a screen loads ahead would be counted, too.
      await page.waitForLoadState('networkidle');
      page.on('request', count);
      await page
        .getByRole('button', { name: /^Refresh( Data)?$/ })
        .first()
        .click();
      await expect.poll(() => requested, path).toBeGreaterThan(0);
      page.off('request', count);
    }
  });
}
