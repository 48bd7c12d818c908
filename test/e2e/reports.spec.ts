import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { makeTalkers } from './support/open-talk.ts';
import { portal } from './support/portal.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

test('a guest reports a job with the keyboard, and an admin takes it down and restores it', async ({ page, visit }) => {
  const recruiter = await makeHiringRecruiter();
  const title = `Interpreter ${recruiter.id}`;
  const jobId = await postJob(recruiter, { title });
  await page.goto(`/jobs/${jobId}`);
  const report = page.getByRole('button', { name: 'Report this job' });
  await report.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Report this job' });
  await form.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(form.getByText('Please choose a reason.')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Scam or fraud' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('radio', { name: 'Something else' })).toBeChecked();
  await page.keyboard.press('Enter');
  const note = form.getByRole('textbox', { name: 'What happened?' });
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription('Please describe the problem.');
  await note.fill('They ask for a deposit.');
  await form.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(form.getByRole('status')).toBeFocused();
  await expect(form.getByRole('status')).toContainText('we have received your report');
  await page.keyboard.press('Escape');
  await expect(report).toBeFocused();

  const admin = await visit({ as: demoSession('admin') });
  await admin.goto(`/admin/moderation?tab=reports&subject=job-${jobId}`);
  const reports = admin.getByRole('dialog', { name: title });
  await expect(reports.getByText('They ask for a deposit.')).toBeVisible();
  await expect(reports.getByText('Guest or former user')).toBeVisible();
  await reports.getByRole('button', { name: 'Take down' }).click();
  const question = admin.getByRole('alertdialog', { name: `Take ${title} down?` });
  await question.getByRole('button', { name: 'Take down' }).click();
  await expect(question.getByRole('alert')).toHaveText('Please write what you found: the person reads it.');
  await question.getByLabel('Rule').selectOption('No fraud');
  await question.getByLabel('What you found').fill('They ask for a deposit.');
  await question.getByRole('button', { name: 'Take down' }).click();
  await expect(toast(admin, 'Taken down')).toBeVisible();
  await expect(reports).toBeHidden();
  await expect(admin).toHaveURL(/\?tab=reports$/);

  const owner = await visit({ as: recruiter });
  await owner.goto('/my-jobs');
  await expect(owner.getByText('Taken down by an admin')).toBeVisible();
  await admin.goto(`/admin/jobs?q=${encodeURIComponent(title)}&status=inactive`);
  await admin.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(toast(admin, 'The job can be published again by its recruiter')).toBeVisible();
  await owner.reload();
  await expect(owner.getByText(title)).toBeVisible();
  await expect(owner.getByText('Taken down by an admin')).toBeHidden();
});

test('an admin reads the messages of a reported thread, and tries again after a failure', async ({
  visit,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const { recruiter, candidate } = await makeTalkers();
  const thread = `${recruiter.id}-${candidate.id}`;
  await expectOk(portal, 'POST', `/messages/${thread}`, { token: recruiter.token, body: { text: 'Pay a deposit.' } });
  const body = { reason: 'scam', subject_type: 'company', subject_id: recruiter.id, thread };
  await expectOk(portal, 'POST', '/reports', { token: candidate.token, body });
  const admin = await visit({ as: demoSession('admin') });
  await admin.goto(`/admin/moderation?tab=reports&subject=company-${recruiter.id}`);
  const reports = admin.getByRole('dialog');
  await expect(reports.getByText('Each look is recorded.')).toBeVisible();
  await admin.route(/thread=/, (route) => route.abort());
  await reports.getByRole('button', { name: 'Read the messages' }).press('Enter');
  await expect(reports.getByRole('alert')).toBeVisible();
  await admin.unroute(/thread=/);
  await reports.getByRole('button', { name: 'Try again' }).press('Enter');
  const messages = reports.getByRole('list', { name: 'Messages of the thread' }).getByRole('listitem');
  await expect(messages).toHaveText([/^Company.*Pay a deposit\.$/]);
});
