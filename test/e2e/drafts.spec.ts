import { uniqueEmail } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { openApplicants } from './support/open-applicants.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession, storageStateOf } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const japanese = (number: string) => ({
  tag: 'ja',
  skills: { reading: [{ scale: 'jlpt', level: 'N2', score: 118, taken_on: '2025-12-07', certificate_number: number }] },
});
const korean = { tag: 'ko', skills: { reading: [{ scale: 'topik', level: '4', taken_on: '2025-10-19' }] } };

test('a reload in the middle of a report, a saved search or a certificate loses nothing that a candidate chose', async ({
  visit,
}) => {
  const candidate = await openSession('candidate');
  const { token, id } = candidate;
  const body = { languages: [japanese(`N2D-${id}`), korean], modes: [] };
  await expectOk(portal, 'PUT', '/candidate/languages', { token, body });
  const page = await visit({ as: candidate });
  const dialog = page.getByRole('dialog');

  await test.step('the note and the reason of a report', async () => {
    await page.goto('/job/1');
    const report = page.getByRole('button', { name: 'Report this job' });
    await report.press('Enter');
    await dialog.getByRole('radio', { name: 'Something else' }).check();
    await dialog.getByRole('textbox', { name: 'What happened?' }).fill('They ask for a deposit.');
    await page.reload();
    await report.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toHaveValue('They ask for a deposit.');
    await expect(dialog.getByRole('radio', { name: 'Something else' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(dialog.getByText('Thank you, we have received your report')).toBeVisible();
    await page.reload();
    await report.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'What happened?' }), 'what was sent').toHaveValue('');
  });

  await test.step('the name of a search', async () => {
    await page.goto('/jobs?location=Graz');
    const save = page.getByRole('button', { name: 'Save search' });
    await save.press('Enter');
    await dialog.getByLabel('Name').fill('In the mountains');
    await page.reload();
    await save.press('Enter');
    await expect(dialog.getByLabel('Name')).toHaveValue('In the mountains');
    await page.goto('/jobs?location=Linz');
    await save.press('Enter');
    await expect(dialog.getByLabel('Name'), 'of another search').toHaveValue('Linz');
  });

  await test.step('the result that a certificate proves', async () => {
    await page.goto('/candidate/profile');
    const upload = page
      .getByRole('region', { name: 'Certificates' })
      .getByRole('button', { name: 'Upload certificate' });
    await upload.press('Enter');
    const result = dialog.getByRole('combobox');
    await result.selectOption({ index: 2 });
    const chosen = await result.locator('option:checked').textContent();
    await page.reload();
    await upload.press('Enter');
    await expect(result.locator('option:checked')).toHaveText(chosen ?? '');
    await page.keyboard.press('Escape');
    await upload.press('Enter');
    await expect(result, 'after the dialog was left').toHaveValue('');
  });
});

test('a reload in the middle of an attestation or a UPI payment loses nothing that a recruiter typed', async ({
  visit,
}) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const languages = { languages: [japanese(`N2R-${candidate.id}`)], modes: [] };
  await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body: languages });
  const job = await postJob(recruiter);
  await apply(candidate, job);
  const body = { status: 'hired' };
  await expectOk(portal, 'PUT', `/applications/${job}-${candidate.id}/status`, { token: recruiter.token, body });
  const page = await visit({ as: recruiter });
  const dialog = page.getByRole('dialog');

  await test.step('the levels of an attestation', async () => {
    await page.goto(`/job/${job}/applicants?open=${candidate.id}`);
    const attest = page.getByRole('button', { name: /^Attest languages of / });
    const level = dialog.getByRole('group', { name: 'Japanese' }).getByLabel('Reading');
    await attest.press('Enter');
    await level.selectOption('B2');
    await page.reload();
    await attest.press('Enter');
    await expect(level).toHaveValue('B2');
    await page.keyboard.press('Escape');
    await attest.press('Enter');
    await expect(level, 'after the dialog was left').toHaveValue('none');
  });

  await test.step('the UPI ID of a payment', async () => {
    await page.goto('/recruiter/subscription-plans');
    const choose = page.getByRole('button', { name: 'Select Plan: Premium' });
    await choose.press('Enter');
    await page.getByText('UPI transfer').click();
    await dialog.getByLabel('The UPI ID that you paid from').fill('lima@bank');
    await page.reload();
    await choose.press('Enter');
    await page.getByText('UPI transfer').click();
    await expect(dialog.getByLabel('The UPI ID that you paid from')).toHaveValue('lima@bank');
  });
});

test('a reload in the middle of a test result, a video, a new address or an import loses nothing that a candidate typed', async ({
  visit,
}) => {
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate });
  const dialog = page.getByRole('dialog');

  await test.step('the result of a test', async () => {
    const body = { languages: [japanese(`N2E-${candidate.id}`)], modes: [] };
    await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body });
    await page.goto('/candidate/profile?mode=languages');
    const add = page.getByRole('button', { name: 'Add a test result' });
    await add.press('Enter');
    await dialog.getByLabel('Level').selectOption('N1');
    await dialog.getByLabel('Score').fill('150');
    await dialog.getByLabel('Certificate number').fill('N1-2026');
    await page.reload();
    await add.press('Enter');
    await expect(dialog.getByLabel('Level')).toHaveValue('N1');
    await expect(dialog.getByLabel('Score')).toHaveValue('150');
    await expect(dialog.getByLabel('Certificate number')).toHaveValue('N1-2026');
    await dialog.getByRole('button', { name: 'Use this result' }).press('Enter');
    await expect(page.getByText('By test: JLPT N1, 150 points').first()).toBeVisible();
    await add.press('Enter');
    await expect(dialog.getByLabel('Certificate number'), 'after the result was used').toHaveValue('');
    await dialog.getByLabel('Certificate number').fill('given up');
    await page.keyboard.press('Escape');
    await add.press('Enter');
    await expect(dialog.getByLabel('Certificate number'), 'after the dialog was left').toHaveValue('');
  });

  await test.step('the address of a video', async () => {
    await page.goto('/candidate/profile?mode=edit');
    const video = page.getByLabel('Or a YouTube video');
    await video.fill('https://youtu.be/dQw4');
    await page.reload();
    await expect(video).toHaveValue('https://youtu.be/dQw4');
    await video.fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Use this video' }).press('Enter');
    await expect(video).toHaveValue('');
    await page.reload();
    await expect(video, 'after it was used').toHaveValue('');
  });

  await test.step('the new e-mail address, also while its code is awaited', async () => {
    const next = uniqueEmail('next');
    await page.goto('/account');
    const change = page.getByRole('button', { name: 'Change e-mail address' });
    const address = dialog.getByLabel('New e-mail address');
    await change.press('Enter');
    await address.fill(next);
    await page.reload();
    await change.press('Enter');
    await expect(address).toHaveValue(next);
    await address.press('Enter');
    await expect(dialog.getByLabel('One-time code')).toBeFocused();
    await page.reload();
    await change.press('Enter');
    await expect(address).toHaveValue(next);
    await page.keyboard.press('Escape');
    await change.press('Enter');
    await expect(address, 'after the dialog was left').toHaveValue('');
  });

  await test.step('the choices for a file, once it is chosen again', async () => {
    const languages = [{ language: 'Giapponesino', fluency: 'B1' }, { language: 'German' }];
    const buffer = Buffer.from(JSON.stringify({ basics: { name: 'Giulia Rossi', label: 'Interpreter' }, languages }));
    const file = { name: 'resume.json', mimeType: 'application/json', buffer };
    const choice = (name: string) => page.getByRole('group', { name });
    await page.goto('/candidate/import');
    await page.getByLabel('Choose a file').setInputFiles(file);
    await choice('Full name').getByLabel('Take from the file').press('Space');
    await choice('German').getByLabel('Leave out').press('Space');
    await page.getByLabel('Which language is “Giapponesino”?').fill('it');
    await page
      .getByRole('option', { name: /^Italian/ })
      .first()
      .click();
    await expect(choice('Italian').getByLabel('Add this language')).toBeChecked();
    await page.reload();
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(choice('Full name').getByLabel('Take from the file')).toBeChecked();
    await expect(choice('German').getByLabel('Leave out')).toBeChecked();
    await expect(choice('Italian').getByLabel('Add this language')).toBeChecked();
    await page.getByRole('button', { name: 'Choose another file' }).press('Enter');
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(choice('Full name').getByLabel('Keep mine'), 'after the review was left').toBeChecked();
  });
});

test('a reload in the middle of a new admin keeps everything but the password', async ({ visit }) => {
  const page = await visit({ as: demoSession('master_admin') });
  await page.goto('/admin/management');
  const form = page.getByRole('region', { name: 'Create Admin' });
  await form.getByLabel('Full name').fill('Ada Kept');
  await form.getByLabel('Password').fill('secret-for-no-storage');
  await page.reload();
  await expect(form.getByLabel('Full name')).toHaveValue('Ada Kept');
  await expect(form.getByLabel('Password')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).toContain('Ada Kept');
  expect(stored).not.toContain('secret-for-no-storage');
});

test('a tab that slept while another account signed in shows nothing of what the one before had typed', async ({
  visit,
  problems,
}) => {
  // What the tab sends until it is loaded again has the token of one account and the id of the other.
  problems.allow(/status of 403 /);
  const [first, second] = await Promise.all([
    makeHiringRecruiter({ name: 'Petra Vogel' }),
    makeHiringRecruiter({ name: 'Rita Rao' }),
  ]);
  const page = await visit({ as: first });
  await page.goto('/post-job');
  await page.getByLabel('Job title').fill('Typed by the first');
  const other = await page.context().newPage();
  await other.goto('/privacy');
  await other.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    storageStateOf(second).origins.flatMap(({ localStorage: entries }) => entries),
  );
  await expect(page.getByRole('button', { name: /Rita Rao/ })).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Typed by the first');
});

test('notes that were typed before a colleague changed them do not replace theirs after a reload', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 409 /);
  const { page, recruiter, candidates, job } = await openApplicants(visit, ['Aiko Lind']);
  const id = `${job}-${candidates[0]?.id}`;
  const dialog = page.getByRole('dialog', { name: 'Update status' });
  const notes = dialog.getByLabel(/^Notes/);
  await page.goto(`/job/${job}/applicants?open=${candidates[0]?.id}`);
  const update = page.getByRole('button', { name: 'Update status: A*** L***' });
  await update.click();
  await notes.fill('Call back on Monday.');
  await expectOk(portal, 'PUT', `/applications/${id}/status`, {
    token: recruiter.token,
    body: { status: 'reviewed', notes: 'Speaks fluently.' },
  });
  await page.reload();
  await update.click();
  await expect(notes).toHaveValue('Call back on Monday.');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog).toContainText('It is now “Reviewed”.');
  await expect(dialog).toContainText('Speaks fluently.');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Call back on Monday.')).toBeVisible();
});
