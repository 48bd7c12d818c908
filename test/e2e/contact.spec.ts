import { apply, newHiringRecruiter, newJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { newSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('a recruiter contacts an applicant and notes how', async ({ visit }) => {
  const recruiter = await newHiringRecruiter();
  const job = await newJob(recruiter, { title: 'Court interpreter' });
  const candidate = await newSession('candidate', { name: 'Aiko Mori' });
  await apply(candidate, job);
  const page = await visit({ as: recruiter });
  await page.goto(`/job/${job}/applicants`);
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
  const page = await visit({ as: await newSession('recruiter') });
  await page.goto('/contact-candidate');
  await expect(page.getByText('No Candidate Data')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/recruiter/my-jobs');
});

test('an unverified recruiter reads on the contact screen what is missing', async ({ visit }) => {
  const applicant = {
    application_id: '1-1',
    job_id: 1,
    status: 'applied',
    applied_at: '2026-01-01T00:00:00.000Z',
    notes: '',
    job: { id: 1, title: 'Tutor', company_name: 'Lima', location: 'Porto', language: 'Dutch', job_type: 'full-time' },
    candidate: {
      id: 1,
      subtitle: '',
      skills: [],
      language: 'Dutch',
      languages: [],
      location: '',
      experience: '',
      masked_name: 'A*** M***',
      masked_email: 'a***@e***.example',
      masked_phone: '******7890',
      has_cv: false,
      has_video: false,
      video: null,
    },
  };
  const page = await visit({ as: await newSession('recruiter') });
  // The router keeps a navigation's state in the history's.
  await page.goto('/contact-candidate');
  await page.evaluate((state) => history.replaceState({ usr: state, key: 'given', idx: 0 }, ''), { applicant });
  await page.reload();
  await expect(page.getByText('a***@e***.example')).toBeVisible();
  await expect(page.getByText('Verification needed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record contact' })).toBeHidden();
});
