import { lockedPdf } from '#test/support/small-pdf.ts';
import { axeScan, expectToFit } from './support/axe-scan.ts';
import { hevc, mp4, pdf, text } from './support/files.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const tooLarge = 10 * 1024 * 1024 + 1;

test('refuses files of a wrong type or size before they are sent, and the old file stays', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  const uploads: string[] = [];
  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  await expect(page.getByText('CV uploaded')).toBeVisible();
  page.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()));

  const cv = page.getByLabel('Replace CV');
  await cv.setInputFiles(text('cv.docx'));
  await expect(page.getByRole('alert')).toHaveText('Please choose a PDF file.');
  await cv.setInputFiles({ ...pdf('large.pdf'), buffer: Buffer.alloc(tooLarge, '%PDF-1.4') });
  await expect(page.getByRole('alert')).toContainText('This file is too large.');
  await cv.setInputFiles({ ...pdf('empty.pdf'), buffer: Buffer.alloc(0) });
  await expect(page.getByRole('alert')).toHaveText('This file is empty.');
  await page.getByLabel('Upload video').setInputFiles(text('intro.txt'));
  await expect(page.getByText('Please choose an MP4, WebM, MOV or AVI video.')).toBeVisible();
  expect(uploads).toEqual([]);

  await page.reload();
  await expect(page.getByText('Your CV is in your profile.')).toBeVisible();
  await expect(page.getByLabel('Upload video')).toBeAttached();
});

test('clears optional fields and removes a file when a candidate empties them', async ({ visit }) => {
  const page = await visit({
    as: await openSession('candidate', { subtitle: 'Court interpreter', skills: 'Dubbing' }),
  });
  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  await expect(page.getByText('CV uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Remove CV' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove CV' }).click();
  await expect(toast(page, 'CV removed')).toBeVisible();
  await expect(page.getByLabel('Upload CV')).toBeAttached();
  await page.getByLabel('Subtitle').fill('');
  await page.getByLabel('Skills').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No skills listed yet')).toBeVisible();
  await expect(page.getByText('Court interpreter')).toHaveCount(0);
  await expect(page.getByText('No CV uploaded yet')).toBeVisible();
});

test('reports a file whose bytes do not match its name before it is sent, and the old file stays', async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  await expect(page.getByText('CV uploaded')).toBeVisible();
  await page.getByLabel('Replace CV').setInputFiles({ ...text('cv.pdf'), mimeType: 'application/pdf' });
  await expect(page.getByRole('alert')).toHaveText('Please choose a PDF file.');
  await page.getByLabel('Upload video').setInputFiles(mp4());
  await expect(page.getByText('Video uploaded')).toBeVisible();

  await page.goto('/candidate/profile');
  const href = await page.getByRole('main').getByRole('link', { name: 'Open' }).getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect((await answer.body()).toString()).toBe(pdf().buffer.toString());
});

test("refuses a PDF with a password in the reader's words, and takes a file without name and type for what it is", async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate') });
  const uploads: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()));
  await page.goto('/candidate/profile?mode=edit');
  const locked = { ...pdf(), buffer: Buffer.from(lockedPdf('x'), 'latin1') };
  await page.getByLabel('Upload CV').setInputFiles(locked);
  await expect(page.getByRole('alert')).toHaveText(
    'This PDF opens only with a password. Please save it without one and choose it again.',
  );
  await page.getByLabel('Upload CV').setInputFiles({ ...pdf(), buffer: pdf().buffer.subarray(0, 90) });
  await expect(page.getByRole('alert')).toContainText('This PDF is damaged or incomplete.');
  expect(uploads).toEqual([]);
  await page.getByLabel('Upload CV').setInputFiles({ ...pdf('文書'), mimeType: 'application/octet-stream' });
  await expect(page.getByText('CV uploaded')).toBeVisible();
});

test('says before it sends a video that only some devices play it, and sends it on request', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.setViewportSize({ width: 360, height: 780 });
  const uploads: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()));
  await page.goto('/candidate/profile?mode=edit');
  const notice = page.getByRole('status').filter({ hasText: 'Only some devices play this video' });
  await page.getByLabel('Upload video').setInputFiles(hevc());
  await expect(notice).toContainText('It is in the format HEVC (H.265).');
  await expectToFit(page, 'a video that only some devices play');
  await axeScan(page, 'a video that only some devices play', 'main [role="status"]');
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Upload video')).toBeFocused();
  expect(uploads).toEqual([]);
  await page.getByLabel('Upload video').setInputFiles(hevc());
  await page.getByRole('button', { name: 'Send it anyway' }).press('Enter');
  await expect(page.getByText('Video uploaded')).toBeVisible();
});

test('discards an upload that is cancelled, in the browser and on the server', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/candidate/profile?mode=edit');
  let isAnswering = false;
  const isFileStore = ({ pathname }: URL) => !pathname.startsWith('/api/');
  await page.route(isFileStore, (route) =>
    isAnswering || route.request().method() !== 'POST' ? route.continue() : undefined,
  );
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  const discarding = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  const discarded = await discarding;
  expect(discarded.status()).toBe(204);
  expect(new URL(discarded.url()).pathname).toMatch(/^\/api\/uploads\//);
  isAnswering = true;
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  await expect(page.getByText('CV uploaded')).toBeVisible();
});

test('sends a file again whose upload broke off, without a second record, and keeps the focus', async ({
  visit,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Upload CV').setInputFiles(pdf('old.pdf'));
  await expect(page.getByText('CV uploaded')).toBeVisible();
  let sent = 0;
  let completed = 0;
  page.on('request', (request) => {
    if (/\/api\/uploads\/.+\/complete/.test(request.url())) completed += 1;
  });
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      return sent === 1 ? route.abort() : route.fallback();
    },
  );
  await page.getByLabel('Subtitle').fill('Typed meanwhile');
  await page.getByLabel('Replace CV').focus();
  await page.getByLabel('Replace CV').setInputFiles(pdf('new.pdf'));
  await expect(page.getByRole('alert')).toHaveText('Failed to upload cv. Please try again.');
  await expect(page.getByLabel('Replace CV')).toBeFocused();
  await expect(page.getByText('Your CV is in your profile.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByText('CV uploaded')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Replace CV')).toBeFocused();
  await expect(page.getByLabel('Subtitle')).toHaveValue('Typed meanwhile');
  expect({ sent, completed }).toEqual({ sent: 2, completed: 1 });
});
