import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { pdf, text } from './support/files.ts';
import { loseAnswerOnce } from './support/lose-answer.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

/** A candidate who states JLPT N2 with a number of their own. */
async function openCandidate(person: { name?: string } = {}): Promise<Session & { number: string }> {
  const candidate = await openSession('candidate', person);
  const number = `N2A-${candidate.id}`;
  const result = { scale: 'jlpt', level: 'N2', score: 118, taken_on: '2025-12-07', certificate_number: number };
  const languages = [{ tag: 'ja', skills: { listening: [result], reading: [result] } }];
  const body = { languages, modes: [] };
  await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body });
  return { ...candidate, number };
}

const evidenceOf = async ({ token }: Session): Promise<string> => {
  const { body } = await expectOk(portal, 'GET', '/candidate/profile', { token });
  return JSON.stringify(body).match(/"evidence":"(\w+)"/)?.[1] ?? '';
};

test('a candidate uploads a certificate, an admin confirms it, and the evidence of the language rises', async ({
  visit,
}) => {
  const candidate = await openCandidate();
  const page = await visit({ as: candidate });
  await page.goto('/candidate/profile');
  const section = page.getByRole('region', { name: 'Certificates' });
  await section.getByRole('button', { name: 'Upload certificate' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Upload certificate' });
  await dialog.getByRole('button', { name: 'Upload' }).press('Enter');
  await expect(dialog.getByText('Please choose the document.')).toBeVisible();
  await dialog.getByLabel('Document').setInputFiles(text('notes.txt'));
  await expect(dialog.getByText('Please choose a PDF file or a JPEG or PNG image.')).toBeVisible();
  await dialog.getByLabel('Document').setInputFiles(pdf('jlpt.pdf'));
  await axeScan(page, 'upload of a certificate', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Certificate uploaded. An admin will check it.')).toBeVisible();
  await expect(section.getByText('Waiting to be checked')).toBeVisible();
  await expect(section.getByText('Listening, Reading: N2, 118 points')).toBeVisible();
  expect(await evidenceOf(candidate)).toBe('uploaded');

  const admin = await visit({ as: demoSession('admin') });
  await admin.goto('/admin/certificates');
  const check = admin.getByRole('button', { name: `Check JLPT of ${candidate.name}` });
  const more = admin.getByRole('button', { name: 'Load more' });
  // The oldest come first: the new certificate is on the last page.
  await expect(async () => {
    if (!(await check.isVisible())) await more.click({ timeout: 1_000 });
    await expect(check).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await check.click();
  const details = admin.getByRole('dialog', { name: 'Japanese: JLPT' });
  await expect(details.getByText(candidate.number)).toBeVisible();
  await expect(details.getByRole('link', { name: 'Ask the issuer' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.jlpt\.jp/,
  );
  await expect(details.getByRole('link', { name: 'Open the document' })).toHaveAttribute('target', '_blank');
  await axeScan(admin, 'check of a certificate', '[role="dialog"]');
  await details.getByRole('button', { name: 'Confirm' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(admin, 'Certificate confirmed')).toBeVisible();
  await expect(details).toBeHidden();
  await expect(check).toBeHidden();

  await page.reload();
  await expect(section.getByText('Checked by an admin')).toBeVisible();
  expect(await evidenceOf(candidate)).toBe('checked');
  await section.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByText('No certificate uploaded yet.')).toBeVisible();
  expect(await evidenceOf(candidate)).toBe('declared');
});

test('a certificate whose answer was lost is stored once when it is sent again', async ({ visit, problems }) => {
  problems.allow(/ERR_FAILED/);
  // Another name than that of the candidate whose certificate an admin looks for.
  const candidate = await openCandidate({ name: 'Aiko Mori' });
  const page = await visit({ as: candidate });
  await page.goto('/candidate/profile');
  const section = page.getByRole('region', { name: 'Certificates' });
  await section.getByRole('button', { name: 'Upload certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload certificate' });
  await dialog.getByLabel('Document').setInputFiles(pdf('jlpt.pdf'));
  await loseAnswerOnce(page, '**/api/candidate/certificates/*');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Certificate uploaded. An admin will check it.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { body } = await expectOk(portal, 'GET', '/candidate/certificates', { token: candidate.token });
  expect(body).toHaveLength(1);
});

test('a recruiter who hired attests a level, and the candidate decides whether others see it', async ({ visit }) => {
  const candidate = await openCandidate();
  const recruiter = await makeHiringRecruiter();
  const jobId = await postJob(recruiter);
  await apply(candidate, jobId);
  const { token } = recruiter;
  await expectOk(portal, 'PUT', `/applications/${jobId}-${candidate.id}/status`, { token, body: { status: 'hired' } });
  const page = await visit({ as: recruiter });
  await page.goto(`/job/${jobId}/applicants?open=${candidate.id}`);
  await page.getByRole('button', { name: /^Attest languages of / }).click();
  const dialog = page.getByRole('dialog', { name: /^Attest languages of / });
  await dialog.getByRole('button', { name: 'Attest' }).click();
  await expect(dialog.getByText('Please choose at least one level.')).toBeVisible();
  await dialog.getByRole('group', { name: 'Japanese' }).getByLabel('Spoken interaction').selectOption('B2');
  await axeScan(page, 'attestation', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Attest' }).click();
  await expect(toast(page, 'Languages attested')).toBeVisible();

  const own = await visit({ as: candidate });
  await own.goto('/candidate/profile');
  const section = own.getByRole('region', { name: 'Attested by employers' });
  await expect(section.getByText('Japanese, Spoken interaction: B2')).toBeVisible();
  const shown = section.getByRole('checkbox');
  await shown.press('Space');
  await expect(shown).not.toBeChecked();
  await expect(async () => {
    const { body } = await expectOk(portal, 'GET', '/candidate/profile', { token: candidate.token });
    expect(JSON.stringify(body)).not.toContain('attested');
  }).toPass();
});
