import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { cutUploadOnce, loseStoreAnswerOnce } from './support/break-upload.ts';
import { mp4, pdf } from './support/files.ts';
import { loseAnswerOnce } from './support/lose-answer.ts';
import { portal } from './support/portal.ts';
import { recordSample } from './support/record-sample.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/));

const candidateFiles = join(portal.dataDir, 'files/job-portal-files-local/files/candidates');

/** The stored files of a candidate of one kind, in the local store, which has two more files for each. */
const storedFiles = (candidateId: number, kind: string): string[] => {
  const folder = join(candidateFiles, String(candidateId), kind);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('_object')) : [];
};

/** A file of two megabytes, which takes many packets. */
const large = <Upload extends { buffer: Buffer }>(file: Upload): Upload => ({
  ...file,
  buffer: Buffer.concat([file.buffer, Buffer.alloc(2_000_000, ' ')]),
});

interface Steps {
  /** The call that gives the form for the file store. */
  start: string;
  /** The call that takes an uploaded file over. */
  finish: string;
  /** Sends the file for the first time, and each further time. */
  begin: () => Promise<void>;
  again: Locator;
  failure: Locator;
}

/**
 * Breaks an upload at 90 percent, then when the store has everything, then when the server has taken it over, and sends
 * it once more. Returns a function that tells how many times the file went to the store.
 */
const breakThrice = async (page: Page, { start, finish, begin, again, failure }: Steps) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && !new URL(request.url()).pathname.startsWith('/api/')) sent += 1;
  });
  await cutUploadOnce(page, start);
  await begin();
  await expect(failure, 'cut at 90 percent').toBeVisible();
  expect(sent).toBe(1);

  await loseStoreAnswerOnce(page);
  await again.press('Enter');
  await expect.poll(() => sent).toBe(2);
  await expect(failure, 'after the last byte').toBeVisible();

  await loseAnswerOnce(page, finish);
  await again.press('Enter');
  await expect.poll(() => sent).toBe(3);
  await expect(failure, 'after the server has stored it').toBeVisible();
  await again.press('Enter');
  return () => sent;
};

for (const { kind, name, file } of [
  { kind: 'cv', name: 'CV', file: large(pdf()) },
  { kind: 'video', name: 'Video', file: large(mp4()) },
] as const) {
  test(`a ${kind} whose upload breaks at 90 percent, after the last byte and after the check is stored once`, async ({
    visit,
  }) => {
    const candidate = await openSession('candidate');
    const page = await visit({ as: candidate, bypassCSP: true });
    await page.goto('/candidate/profile?mode=edit');
    const sent = await breakThrice(page, {
      begin: () => page.getByLabel(`Upload ${kind === 'cv' ? 'CV' : 'video'}`).setInputFiles(file),
      again: page.getByRole('button', { name: 'Try Again' }),
      failure: page.getByRole('alert').filter({ hasText: `Failed to upload ${kind}. Please try again.` }),
      start: '**/api/uploads',
      finish: '**/api/uploads/*/complete',
    });
    await expect(page.getByText(`${name} uploaded`)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(sent(), 'what the server has taken over is not sent again').toBe(3);
    expect(storedFiles(candidate.id, kind)).toHaveLength(1);
  });
}

test('a certificate whose upload breaks at 90 percent, after the last byte and after the check is stored once', async ({
  visit,
}) => {
  // Another name than that of the candidate whose certificate an admin looks for in `certificates.spec.ts`.
  const candidate = await openSession('candidate', { name: 'Aiko Mori' });
  const { token } = candidate;
  const reading = [{ scale: 'jlpt', level: 'N2', score: 118, taken_on: '2025-12-07' }];
  const languages = [{ tag: 'ja', skills: { reading } }];
  await expectOk(portal, 'PUT', '/candidate/languages', { token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate, bypassCSP: true });
  await page.goto('/candidate/profile');
  await page.getByRole('button', { name: 'Upload certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload certificate' });
  const send = dialog.getByRole('button', { name: 'Upload' });
  await dialog.getByLabel('Document').setInputFiles(large(pdf('jlpt.pdf')));
  const sent = await breakThrice(page, {
    begin: () => send.press('Enter'),
    again: send,
    failure: dialog.getByRole('alert').filter({ hasText: 'could not be uploaded. Please try again.' }),
    start: '**/api/uploads',
    finish: '**/api/candidate/certificates/*',
  });
  await expect(toast(page, 'Certificate uploaded. An admin will check it.')).toBeVisible();
  expect(sent()).toBe(3);
  expect(storedFiles(candidate.id, 'certificate')).toHaveLength(1);
  const { body } = await expectOk(portal, 'GET', '/candidate/certificates', { token });
  expect(body).toHaveLength(1);
});

test('a recording whose upload breaks at 90 percent, after the last byte and after the check is stored once', async ({
  visit,
}) => {
  const candidate = await openSession('candidate');
  const { token } = candidate;
  const languages = [{ tag: 'sw', skills: {} }];
  await expectOk(portal, 'PUT', '/candidate/languages', { token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate, bypassCSP: true });
  await page.goto('/candidate/profile');
  const dialog = await recordSample(page);
  const sent = await breakThrice(page, {
    begin: () => dialog.getByRole('button', { name: 'Send recording' }).press('Enter'),
    again: dialog.getByRole('button', { name: 'Try again' }),
    failure: dialog.getByRole('alert').filter({ hasText: 'The recording could not be sent. Please try again.' }),
    start: '**/api/samples/uploads',
    finish: '**/api/samples',
  });
  await expect(toast(page, 'Recording saved')).toBeVisible();
  expect(sent()).toBe(3);
  const { body } = await expectOk(portal, 'GET', '/samples', { token });
  expect(body).toHaveLength(1);
});

test('an upload that stands still for 30 seconds offers to try again, with the same file', async ({ visit }) => {
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate });
  await page.clock.install();
  await page.goto('/candidate/profile?mode=edit');
  let sent = 0;
  await page.route(
    ({ pathname }) => !pathname.startsWith('/api/'),
    (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      // The first is never answered.
      return sent === 1 ? undefined : route.continue();
    },
  );
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  await expect.poll(() => sent).toBe(1);
  await page.clock.fastForward('00:31');
  await expect(page.getByRole('alert')).toHaveText('Failed to upload cv. Please try again.');
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByText('CV uploaded')).toBeVisible();
  expect(storedFiles(candidate.id, 'cv')).toHaveLength(1);
});
