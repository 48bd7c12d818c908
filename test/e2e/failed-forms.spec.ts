import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { sendThroughFailures } from './support/fail-in-turn.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.beforeEach(({ problems }) => {
  problems.allow(/ERR_FAILED/);
  problems.allow(/status of 50[03] |answer 50[03] /);
});

test('a job form answered with 500, 503, no answer and a lost one keeps its text and posts one job', async ({
  visit,
}) => {
  const recruiter = await makeHiringRecruiter();
  const page = await visit({ as: recruiter });
  await page.clock.install();
  await page.goto('/post-job');
  await page.getByLabel('Job title').fill('Court interpreter');
  await page.getByLabel('Language requirement').fill('Japanese');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await page.getByLabel('Description').fill('Interpret between Japanese and English.');
  const keys = await sendThroughFailures(page, {
    address: '**/api/jobs',
    timeLimit: '00:11',
    submit: page.getByRole('button', { name: 'Post Job' }),
    alert: page.getByRole('main').getByRole('alert'),
    failure: 'Failed to post job. Please try again.',
    expectTyped: async () => {
      await expect(page.getByLabel('Job title')).toHaveValue('Court interpreter');
      await expect(page.getByLabel('Description')).toHaveValue('Interpret between Japanese and English.');
    },
  });
  await expect(page).toHaveURL('/recruiter/my-jobs');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(new Set(keys).size, 'keys of one request').toBe(1);
});

test('a profile answered with 500, 503, no answer and a lost one keeps its text and is saved', async ({ visit }) => {
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate });
  await page.clock.install();
  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Subtitle').fill('Court interpreter');
  await page.getByLabel('Location').fill('Lisbon');
  await sendThroughFailures(page, {
    address: `**/api/candidate/profile/${candidate.id}`,
    timeLimit: '01:01',
    submit: page.getByRole('button', { name: 'Save changes' }),
    alert: page.getByRole('main').getByRole('alert'),
    failure: 'Failed to update profile. Please try again.',
    expectTyped: async () => {
      await expect(page.getByLabel('Subtitle')).toHaveValue('Court interpreter');
      await expect(page.getByLabel('Location')).toHaveValue('Lisbon');
    },
  });
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Court interpreter')).toBeVisible();
});

test('a dialog answered with 500, 503, no answer and a lost one stays open with its text and saves once', async ({
  visit,
}) => {
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate });
  await page.clock.install();
  await page.goto('/jobs?location=Graz');
  await page.getByRole('button', { name: 'Save search' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('In the mountains');
  const keys = await sendThroughFailures(page, {
    address: '**/api/saved-searches',
    timeLimit: '00:11',
    submit: dialog.getByRole('button', { name: 'Save search' }),
    alert: dialog.getByRole('alert'),
    failure: 'The search could not be saved. Please try again.',
    expectTyped: () => expect(dialog.getByLabel('Name')).toHaveValue('In the mountains'),
  });
  await expect(dialog).toBeHidden();
  const { body } = await expectOk(portal, 'GET', '/saved-searches', { token: candidate.token });
  expect(body).toHaveLength(1);
  expect(new Set(keys).size, 'keys of one request').toBe(1);
});
