import type { Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { inboxOf } from '#test/support/inbox.ts';
import { openAccountMenu } from './support/account-menu.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { makeColleague } from './support/colleague.ts';
import { agreeOnInterview } from './support/interview.ts';
import { portal } from './support/portal.ts';
import { openedRow, openFirstRow } from './support/rows.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const invitationLink = /\/recruiter\/invitation\?id=\S+/;

const signUp = async (guest: Page, name: string): Promise<void> => {
  await guest.getByLabel('Full name').fill(name);
  await guest.getByLabel('Phone', { exact: true }).fill('9812345678');
  await guest.getByRole('checkbox').check();
  await guest.getByRole('button', { name: 'Create account' }).press('Enter');
  const code = /For development, your OTP is: (\d{6})/;
  const notice = guest.getByText(code);
  await expect(notice).toBeVisible();
  await guest.getByLabel('One-time code').fill(code.exec((await notice.textContent()) ?? '')?.[1] ?? '');
  await expect(guest).toHaveURL(/\/recruiter\/dashboard/);
};

test('two people share a company: one invites the other by mail, who sees its jobs, reads only, and is removed', async ({
  visit,
  problems,
}) => {
  // Who was removed is signed out by the next request.
  problems.allow(/status of 401 /);
  const founder = await makeHiringRecruiter();
  const title = `Editor ${Date.now()}`;
  await postJob(founder, { title });
  const email = `colleague-${Date.now()}@e2e.example`;
  const page = await visit({ as: founder });
  await page.goto('/recruiter/dashboard');
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Colleagues' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are the only one here so far' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(email);
  const form = page.getByRole('region', { name: 'Invite a colleague' });
  await form.getByLabel('Role', { exact: true }).selectOption('viewer');
  await expect(form.getByText('Sees everything of the company and changes nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(toast(page, `The invitation to ${email} is on its way.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Withdraw the invitation of ${email}` })).toBeVisible();

  const mails = async () => (await inboxOf(portal.inboxUrl, email)).map(({ body }) => body.text ?? '').join('\n');
  await expect.poll(mails, { timeout: 30_000 }).toMatch(invitationLink);
  const guest = await visit();
  await guest.goto(invitationLink.exec(await mails())?.[0] ?? '');
  await expect(guest.getByText('Your role: Viewer')).toBeVisible();
  await signUp(guest, 'Cora Colleague');
  await guest.goto('/my-jobs');
  await expect(guest.getByRole('heading', { name: title })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Cora Colleague', { exact: true })).toBeVisible();
  await page.getByLabel('Role of Cora Colleague').selectOption('recruiter');
  await expect(toast(page, 'The role has been changed.')).toBeVisible();
  await page.getByLabel('Views of the plan for Cora Colleague').selectOption('25 views');
  await expect(page.getByText('0 of 25 views of this plan used')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Cora Colleague from the company' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are the only one here so far' })).toBeVisible();
  await guest.goto('/my-jobs');
  await expect(guest).toHaveURL(/\/recruiter\/login/);
});

test('who left the company on another device is no viewer on this one any more, with the next response', async ({
  visit,
}) => {
  const founder = await makeHiringRecruiter();
  const title = `Editor ${Date.now()}`;
  await postJob(founder, { title });
  const viewer = await makeColleague(founder, 'viewer', 'Vera Viewer');
  const page = await visit({ as: viewer });
  const readOnly = page.getByText('You can see everything of your company and change nothing.');
  await page.goto('/my-jobs');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/post-job');
  await expect(readOnly).toBeVisible();
  await expectOk(portal, 'POST', '/recruiter/team/leave', { token: viewer.token });
  await page.goto('/my-jobs');
  await expect(page.getByRole('heading', { name: 'No job postings yet' })).toBeVisible();
  await page.goto('/post-job');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(readOnly).toBeHidden();
});

test('who removes a colleague reads how many interviews pass to whom, and the founder then holds them', async ({
  visit,
}) => {
  const founder = await makeHiringRecruiter();
  const [colleague, candidate] = await Promise.all([
    makeColleague(founder, 'recruiter', 'Cora Colleague'),
    openSession('candidate', { name: 'Aiko Mori' }),
  ]);
  await agreeOnInterview(colleague, candidate, { title: 'Interpreter' });
  const page = await visit({ as: founder });
  await page.goto('/interviews');
  await expect(page.getByText('Held by')).toBeVisible();
  await expect(page.getByText('Cora Colleague')).toBeVisible();
  const room = page.getByRole('link', { name: 'Video interview' });
  await expect(room).toBeHidden();
  await page.goto('/recruiter/team');
  await page.getByRole('button', { name: 'Remove Cora Colleague from the company' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(`One agreed interview passes to ${founder.name}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(toast(page, 'The person has been removed.')).toBeVisible();
  await expect(async () => {
    await page.goto('/interviews');
    await expect(page.getByText('Interpreter')).toBeVisible();
    await expect(page.getByText('Held by')).toBeHidden({ timeout: 1_000 });
    await expect(room).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const guest = await visit({ as: candidate });
  await guest.goto('/interviews');
  await expect(guest.getByText(founder.name)).toBeVisible();
});

test("everybody at the company's mail domain joins by one link, with an address there", async ({ visit, problems }) => {
  // An address elsewhere is refused.
  problems.allow(/status of 400 /);
  const founder = await makeHiringRecruiter();
  const page = await visit({ as: founder });
  await page.goto('/recruiter/team');
  const domain = page.getByRole('region', { name: 'Everyone at test.example' });
  await domain.getByLabel('Role', { exact: true }).selectOption('recruiter');
  await domain.getByRole('button', { name: 'Create the link' }).press('Enter');
  await expect(toast(page, 'The link for test.example is ready.')).toBeVisible();
  await expect(domain).toBeHidden();
  const link = await page.getByText(invitationLink).textContent();

  const guest = await visit();
  await guest.goto(link ?? '');
  await expect(guest.getByText('Your role: Recruiter')).toBeVisible();
  const address = guest.getByLabel('Your address at test.example');
  await address.fill('nora@elsewhere.example');
  await guest.getByLabel('Full name').fill('Nora New');
  await guest.getByLabel('Phone', { exact: true }).fill('9812345678');
  await guest.getByRole('checkbox').check();
  await guest.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(guest.getByText('Please enter your address at the mail domain of the company.')).toBeVisible();
  await address.fill(`nora-${Date.now()}@test.example`);
  await signUp(guest, 'Nora New');
  await page.reload();
  await expect(page.getByText('Nora New', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the invitation of @test.example' }).press('Enter');
  await expect(domain).toBeVisible();
});

test("what a colleague changed meanwhile is shown before one's own change replaces it", async ({ visit, problems }) => {
  // The change that showed the earlier state is refused.
  problems.allow(/status of 409 /);
  const recruiter = await makeHiringRecruiter();
  const jobId = await postJob(recruiter, { title: `Subtitler ${Date.now()}` });
  const candidate = await openSession('candidate', { name: 'Nina Sato' });
  await apply(candidate, jobId);
  const openStatus = async () => {
    const page = await visit({ as: recruiter });
    await page.goto(`/job/${jobId}/applicants`);
    await openFirstRow(page);
    await openedRow(page).getByRole('button', { name: 'Update status' }).press('Enter');
    return { page, dialog: page.getByRole('dialog', { name: 'Update status' }) };
  };
  const mine = await openStatus();
  await mine.dialog.getByLabel('Status').selectOption('Shortlisted');
  await mine.dialog.getByLabel(/^Notes/).fill('Speaks calmly.');
  const other = await openStatus();
  await other.dialog.getByLabel(/^Notes/).fill('Call on Monday.');
  await other.dialog.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(toast(other.page, 'Application status updated successfully!')).toBeVisible();

  await mine.dialog.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(mine.dialog.getByText('Call on Monday.')).toBeVisible();
  await mine.dialog.getByLabel(/^Notes/).fill('Call on Monday. Speaks calmly.');
  await mine.dialog.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(toast(mine.page, 'Application status updated successfully!')).toBeVisible();
});
