import type { Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { axeScan } from './support/axe-scan.ts';
import { loseAnswerOnce } from './support/lose-answer.ts';
import { portal } from './support/portal.ts';
import { recordSample } from './support/record-sample.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

/** How far the only recording on the page was played, in seconds; fails where the browser cannot decode it. */
const played = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.error ? -1 : audio.currentTime));

/** Makes the browser refuse the microphone once, as a person can. */
const refuseMicrophoneOnce = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = ask;
      return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    };
  });

test('a candidate answers a prompt aloud, a recruiter hears it on the masked profile, and it is deleted', async ({
  visit,
}) => {
  const candidate = await openSession('candidate', { subtitle: 'Court interpreter' });
  const languages = [{ tag: 'sw', skills: {} }];
  await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate });
  await refuseMicrophoneOnce(page);
  await page.goto('/candidate/profile');
  await expect(page.getByText('No recordings yet.')).toBeVisible();
  const record = page.getByRole('button', { name: 'Record a sample' });
  await record.press('Enter');
  const dialog = page.getByRole('dialog');
  const show = dialog.getByRole('button', { name: 'Show my task' });
  await expect(show).toBeDisabled();
  await expect(dialog.getByLabel('Language that you will speak')).toHaveValue('sw');
  await dialog.getByRole('checkbox').press('Space');
  await axeScan(page, 'consent to a recording', '[role="dialog"]');
  await show.press('Enter');
  await expect(dialog.getByText('The microphone is blocked')).toBeVisible();

  await show.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your task' })).toBeVisible();
  await expect(dialog.getByText('Answer in Swahili.')).toBeVisible();
  await expect(dialog.getByText('The microphone hears you.')).toBeVisible();
  await axeScan(page, 'a prompt', '[role="dialog"]');
  const prompt = (await dialog.locator('p[lang="en"]').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Start recording' }).press('Enter');
  await expect(dialog.getByText(/^0:0[2-9] of 1:30$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop recording' }).press('Enter');
  await dialog.getByRole('button', { name: 'Play' }).press('Enter');
  await expect.poll(() => played(page)).toBeGreaterThan(0.5);
  await axeScan(page, 'an own recording', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Send recording' }).press('Enter');
  await expect(toast(page, 'Recording saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(record).toBeFocused();
  await expect(page.getByText(prompt)).toBeVisible();

  const recruiter = await visit({ as: demoSession('recruiter') });
  await recruiter.goto(`/candidate/profile/${candidate.id}`);
  await expect(recruiter.getByText(prompt)).toBeVisible();
  await expect(recruiter.getByText(candidate.name)).toHaveCount(0);
  await expect(recruiter.getByText(/Answered spontaneously, recorded on .* Not checked by us\./)).toBeVisible();
  await recruiter.getByRole('button', { name: 'Play' }).press('Enter');
  await expect.poll(() => played(recruiter)).toBeGreaterThan(1);
  const address = (await recruiter.locator('audio').getAttribute('src')) ?? '';
  expect(new URL(address).pathname).toMatch(/\/files\/samples\/[0-9a-f-]{36}\.webm$/);

  await page.getByRole('button', { name: 'Delete recording: Swahili' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recording' }).press('Enter');
  await expect(page.getByText('No recordings yet.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  await recruiter.reload();
  await expect(recruiter.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(recruiter.getByText(prompt)).toHaveCount(0);
});

test('a recording whose answer was lost is kept once when it is sent again, also after the time', async ({
  visit,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const candidate = await openSession('candidate');
  const { token } = candidate;
  const languages = [{ tag: 'sw', skills: {} }];
  await expectOk(portal, 'PUT', '/candidate/languages', { token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate });
  await page.clock.install();
  await page.goto('/candidate/profile');
  const dialog = await recordSample(page);
  await loseAnswerOnce(page, '**/api/samples');
  await dialog.getByRole('button', { name: 'Send recording' }).press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.clock.fastForward('05:01');
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(toast(page, 'Recording saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { body } = await expectOk(portal, 'GET', '/samples', { token });
  expect(body).toHaveLength(1);
});
