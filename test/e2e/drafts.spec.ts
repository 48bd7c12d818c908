import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
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
    await expect(dialog.getByRole('status')).toBeVisible();
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
    await page.goto(`/job/${job}/applicants`);
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
