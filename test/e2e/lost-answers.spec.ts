import { somePhone, uniqueEmail, uniqueLetters } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { loseAnswerOnce } from './support/lose-answer.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED|status of (400|409) /));

test('a job page shows an application whose answer was lost, and does not ask for it again', async ({ visit }) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const job = await postJob(recruiter);
  const page = await visit({ as: candidate });
  await page.goto(`/job/${job}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message to the recruiter').fill('I interpret in court.');
  await loseAnswerOnce(page, '**/api/applications/apply/*');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeDisabled();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  await expect(dialog).toBeHidden();
});

test('a card of the search shows an application whose answer was lost, or that was sent elsewhere', async ({
  visit,
}) => {
  const word = uniqueLetters();
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const lost = await postJob(recruiter, { title: `Lost ${word}` });
  const sentElsewhere = await postJob(recruiter, { title: `Elsewhere ${word}` });
  const page = await visit({ as: candidate });
  const card = (title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });
  const dialog = page.getByRole('dialog');
  const message = dialog.getByLabel('Message to the recruiter');
  const send = dialog.getByRole('button', { name: 'Send application' });
  await expect(async () => {
    await page.goto(`/jobs?keyword=${word}`);
    await expect(card(word)).toHaveCount(2, { timeout: 2_000 });
  }).toPass();

  await card('Lost').getByRole('button', { name: 'Apply Now' }).click();
  await message.fill('I interpret in court.');
  await loseAnswerOnce(page, '**/api/applications/apply/*');
  await send.click();
  await expect(card('Lost').getByRole('button', { name: 'Applied' })).toBeDisabled();
  await expect(dialog).toBeHidden();
  const path = `/applications/job/${lost}/applicants`;
  const { body } = await expectOk(portal, 'GET', path, { token: recruiter.token });
  expect(body).toMatchObject([{ message: 'I interpret in court.' }]);

  await card('Elsewhere').getByRole('button', { name: 'Apply Now' }).click();
  await expect(message).toBeVisible();
  await apply(candidate, sentElsewhere);
  await send.click();
  await expect(toast(page, 'You have already applied for this job!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card('Elsewhere').getByRole('button', { name: 'Applied' })).toBeDisabled();
});

test('a candidate whose shortlisting had a lost answer is shown as shortlisted, once, with the notes', async ({
  visit,
}) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const job = await postJob(recruiter);
  await apply(candidate, job);
  const page = await visit({ as: recruiter });
  await page.goto(`/job/${job}/applicants?open=${candidate.id}`);
  await page.getByRole('button', { name: /^Add to shortlist/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('Speaks calmly.');
  await loseAnswerOnce(page, '**/api/shortlist/add');
  const add = dialog.getByRole('button', { name: 'Add to shortlist' });
  await add.click();
  await expect(toast(page, 'Failed to shortlist candidate')).toBeVisible();
  const mark = page.getByRole('link', { name: 'Shortlisted: Active', includeHidden: true });
  await expect(mark).toBeAttached();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Speaks calmly.');
  await add.click();
  await expect(toast(page, 'This candidate is already in your shortlist.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { body } = await expectOk(portal, 'GET', `/shortlist/recruiter/${recruiter.id}`, { token: recruiter.token });
  expect(body).toMatchObject([{ notes: 'Speaks calmly.' }]);
});

test('an admin whose creation had a lost answer is in the list beside the form, once', async ({ visit }) => {
  const page = await visit({ as: demoSession('master_admin') });
  const name = `Admin ${uniqueLetters()}`;
  await page.goto('/admin/management');
  const form = page.getByRole('region', { name: 'Create Admin' });
  // The list is there before the admin is.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email').fill(uniqueEmail('lost'));
  await form.getByLabel('Password').fill('not used');
  await form.getByLabel('Phone').fill(somePhone().slice(-10));
  await form.getByLabel('Address').fill('Graz');
  await form.getByLabel('Company name').fill('Portal');
  await loseAnswerOnce(page, '**/api/admin/signup');
  const submit = form.getByRole('button', { name: 'Create admin account' });
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('Failed to create admin');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(form.getByLabel('Full name')).toHaveValue(name);
  await submit.click();
  await expect(form.getByText('This e-mail address is already registered.')).toBeVisible();
  await expect(row).toHaveCount(1);
});
