import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const unlock = ({ token, id }: Session, candidate: Session) =>
  expectOk(portal, 'GET', `/candidate/recruiter/view/${candidate.id}?recruiter_id=${id}`, { token });

test('a candidate pauses, sees who unlocked them, and blocks that company', async ({ visit }) => {
  const company = `Lima Languages x${crypto.randomUUID().slice(0, 8)}`;
  const recruiter = await makeHiringRecruiter({ company_name: company });
  const candidate = await openSession('candidate', { name: 'Chie Okada' });
  const jobId = await postJob(recruiter);
  await apply(candidate, jobId);
  await unlock(recruiter, candidate);

  const own = await visit({ as: candidate });
  await own.goto('/account#privacy');
  const card = own.getByRole('region', { name: 'Privacy and visibility' });
  const paused = card.getByRole('checkbox', { name: 'I am not looking at present' });
  await expect(paused).not.toBeChecked();
  await axeScan(own, 'privacy and visibility');
  await paused.click();
  await expect(toast(own, 'Your choice is saved.')).toBeVisible();
  await own.reload();
  await expect(paused).toBeChecked();

  const applicants = await visit({ as: recruiter });
  await applicants.goto(`/job/${jobId}/applicants`);
  const applicant = applicants.getByRole('article').filter({ hasText: 'Chie Okada' });
  await expect(applicant.getByText('Not looking at present')).toBeVisible();

  const unlocks = card.getByRole('list', { name: 'Who unlocked your profile' });
  await expect(unlocks.getByRole('listitem')).toHaveCount(1);
  await unlocks.getByRole('button', { name: `Block ${company}` }).click();
  const dialog = own.getByRole('alertdialog');
  await expect(dialog).toContainText('it has to unlock your profile again');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(dialog).toBeHidden();
  const blocked = card.getByRole('list', { name: 'Blocked companies and mail domains' });
  await expect(blocked.getByText(company)).toBeVisible();

  await applicants.reload();
  await expect(applicants.getByRole('heading', { name: 'Applicants' }).first()).toBeVisible();
  await expect(applicant).toHaveCount(0);

  await blocked.getByRole('button', { name: `Unblock ${company}` }).click();
  await expect(blocked).toHaveCount(0);
});

test('a mail domain is blocked with the keyboard, and a text that is none is explained', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/account#privacy');
  const card = page.getByRole('region', { name: 'Privacy and visibility' });
  const field = card.getByRole('textbox', { name: 'Mail domain' });
  await field.fill('my employer');
  await field.press('Enter');
  await expect(card.getByText('Please enter a mail domain, such as company.com.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('@Agency.example');
  await field.press('Enter');
  await expect(card.getByRole('list', { name: 'Blocked companies and mail domains' })).toContainText('agency.example');
  await expect(field).toHaveValue('');
  await expect(card.getByText('No company has unlocked your profile.')).toBeVisible();
});

test('a candidate blocks a company from its page', async ({ visit }) => {
  const company = `Block Languages x${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeHiringRecruiter({ company_name: company });
  const page = await visit({ as: await openSession('candidate') });
  await page.goto(`/recruiter/profile/${id}`);
  await page.getByRole('button', { name: 'Block this company' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(toast(page, 'Your choice is saved.')).toBeVisible();
  await page.goto('/account#privacy');
  await expect(page.getByRole('list', { name: 'Blocked companies and mail domains' })).toContainText(company);
});
