import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { demoJob } from './support/demo-records.ts';
import { openScreen } from './support/open-screen.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

test('a recruiter contacts an applicant and notes how', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  const candidate = await openSession('candidate', { name: 'Aiko Mori' });
  await apply(candidate, job);
  const page = await visit({ as: recruiter });
  await page.goto(`/job/${job}/applicants?open=${candidate.id}`);
  await page.getByRole('link', { name: /^Contact: / }).press('Enter');
  await expect(page).toHaveURL('/contact-candidate');
  await expect(page.getByRole('heading', { name: 'Aiko Mori' })).toBeVisible();
  await expect(page.getByRole('link', { name: candidate.email })).toHaveAttribute(
    'href',
    `mailto:${candidate.email}?subject=Court%20interpreter`,
  );
  await axeScan(page, 'contact candidate');
  await page.getByLabel('How did you get in touch?').selectOption('Video call');
  await page.getByLabel('Notes').fill('Interview on Monday.');
  await page.getByRole('button', { name: 'Record contact' }).click();
  await expect(toast(page, 'Contact recorded successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/job/${job}/applicants`);
});

test('the contact screen without an applicant says so and leads back', async ({ visit }) => {
  const page = await visit({ as: await openSession('recruiter') });
  await page.goto('/contact-candidate');
  await expect(page.getByText('No Candidate Data')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/recruiter/my-jobs');
});

test('the contact screen shows nothing of an applicant of another recruiter', async ({ visit, problems }) => {
  problems.allow(/status of 403 /);
  const page = await visit({ as: await makeHiringRecruiter() });
  const job = await demoJob();
  await page.goto('/contact-candidate');
  // The router keeps a navigation's state in the history's.
  const state = { applicationId: `${job}-1`, jobId: job };
  await page.evaluate((usr) => history.replaceState({ usr, key: 'given', idx: 0 }, ''), state);
  await page.reload();
  await expect(page.getByText('No Candidate Data')).toBeVisible();
});

test('without a subscription the contact screen masks the applicant and says what is missing', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const job = await postJob(recruiter, { title: 'Dutch tutor' });
  const candidate = await openSession('candidate', { name: 'Bo Mulder' });
  await apply(candidate, job);
  const page = await visit({ as: recruiter });
  await page.route('**/api/subscriptions/recruiter/*/status', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), has_active_subscription: false } });
  });
  await page.goto(`/job/${job}/applicants?open=${candidate.id}`);
  await page.getByRole('link', { name: /^Contact: / }).click();
  await expect(page.getByText('Contact details are masked')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(candidate.email);
  await expect(page.getByRole('button', { name: 'Record contact' })).toBeHidden();
});

test('the contact screen offers to try again when the recruiter’s rights cannot be loaded', async ({
  visit,
  problems,
}) => {
  problems.allow(/(status|answer)( of)? 500/);
  const page = await visit({ as: demoSession('recruiter') });
  const rights = '**/api/recruiter/status/*';
  await page.route(rights, (route) => route.fulfill({ status: 500, headers: { 'retry-after': '0' }, json: {} }));
  await openScreen(page, '/contact-candidate', 'recruiter');
  await expect(page.getByRole('alert')).toContainText('Failed to');
  await page.unroute(rights);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('How did you get in touch?')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
