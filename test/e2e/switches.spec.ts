import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerError } from '#functions/http/answer.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { CallSwitch } from '#shared/domain/switches.ts';
import { textId } from '#shared/texts/text-id.ts';
import { chooseLanguage } from './support/account-menu.ts';
import { scanScreen } from './support/axe-scan.ts';
import { pdf } from './support/files.ts';
import { inOtherLanguages } from './support/in-languages.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { completeCandidate } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

const texts = {
  sign_ups: textId('sign_ups_off'),
  payments: textId('payments_off'),
  uploads: textId('uploads_off'),
  transcriptions: textId('transcriptions_off'),
} satisfies Record<CallSwitch, unknown>;

const translated = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(portal.root, 'shared/locales', language, 'screens/refusals.json'), 'utf8'));

/**
 * Answers calls as the API does while their switch is off. The run is shared by all journeys, so the switch itself stays on;
 * `switches.test.ts` tests the API.
 */
async function refuse(page: Page, address: string, name: CallSwitch): Promise<void> {
  const { statusCode, headers, body } = await answerError(
    new HttpError('SWITCHED_OFF', { text: texts[name], retryAfterSeconds: 300 }),
  );
  await page.route(address, (route) =>
    route.fulfill({ status: statusCode ?? 0, headers: headers as Record<string, string>, body: body ?? '' }),
  );
}

test.beforeEach(({ problems }) => problems.allow(/status of 503 |answer 503 /));

test('a sign-up that is switched off says so in every language, and keeps what was typed', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 740 } });
  await refuse(page, '**/api/candidate/signup', 'sign_ups');
  await page.goto('/signup');
  await page.getByLabel('Email').fill('switched-off@candidate.example');
  await completeCandidate(page, 'Chie Okada');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('New accounts cannot be created at the moment. Please try again later.');
  await expect(page.getByLabel('Full name')).toHaveValue('Chie Okada');
  await scanScreen(page, 'sign-up switched off');
  await inOtherLanguages(page, async (language) => {
    await page.locator('button[type="submit"]').click();
    await expect(alert).toHaveText(translated(language).sign_ups_off ?? 'a text in every language');
  });
});

test('a purchase that is switched off says so, and that nothing was charged', async ({ visit }) => {
  const page = await visit({ as: await openSession('recruiter') });
  await refuse(page, '**/api/subscription-plans/purchase', 'payments');
  await page.goto('/recruiter/subscription-plans');
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Payments are not possible at the moment, and nothing was charged. Please try again later.',
  );
});

test('the screen of plans offers no payment while payments are switched off', async ({ visit }) => {
  const page = await visit({ as: await openSession('recruiter') });
  await page.route('**/api/payments/ways', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), card: false, upi: null } });
  });
  await page.goto('/recruiter/subscription-plans');
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
  await expect(page.getByRole('dialog')).toContainText('Payments are not open at the moment');
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
});

test('uploads that are switched off say so in every language, and a later attempt succeeds', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await refuse(page, '**/api/uploads', 'uploads');
  await page.goto('/candidate/profile?mode=edit');
  const alert = page.getByRole('main').getByRole('alert');
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  await expect(alert).toHaveText('Files cannot be uploaded at the moment. Please try again later.');
  await inOtherLanguages(page, async (language) => {
    await page.locator('input[type="file"]').first().setInputFiles(pdf());
    await expect(alert).toHaveText(translated(language).uploads_off ?? 'a text in every language');
  });
  await page.unrouteAll({ behavior: 'wait' });
  await chooseLanguage(page, 'en');
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  await expect(page.getByText('CV uploaded')).toBeVisible();
});

test('transcriptions that are switched off say so, and that the video stays', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Upload video').setInputFiles('infra/local/demo-data/intro-video.webm');
  await expect(page.getByText('Video uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await refuse(page, '**/api/transcriptions', 'transcriptions');
  await page.getByRole('button', { name: 'Transcribe video' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Videos cannot be transcribed at the moment. Please try again later; the video stays as it is.',
  );
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Transcribe video' }).click();
  await expect(page.getByText(/^Transcribing the video\./)).toBeVisible();
});
