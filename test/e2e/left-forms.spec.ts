import type { Page } from '@playwright/test';
import { makeHiringRecruiter } from './support/api.ts';
import { agreeOnInterview } from './support/interview.ts';
import { openApplicants } from './support/open-applicants.ts';
import { makeTalkers, openThread } from './support/open-talk.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('a job that is left half-written by a link or Back is there again, until it is posted or cancelled', async ({
  visit,
}) => {
  const page = await visit({ as: await makeHiringRecruiter() });
  const title = page.getByLabel('Job title');
  const myJobs = page.getByRole('navigation').getByRole('link', { name: 'My Jobs' }).first();
  const post = page.getByRole('main').getByRole('link', { name: 'Post New Job' }).first();
  await page.goto('/recruiter/my-jobs');
  await post.click();
  await title.fill('Half a teacher');
  await page.getByLabel('Language requirement').fill('Japanese');
  await page.goBack();
  await post.click();
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await expect(title).toHaveValue('Half a teacher');
  await myJobs.click();
  await post.click();
  await expect(title).toHaveValue('Half a teacher');

  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await post.click();
  await expect(title, 'after it was cancelled').toHaveValue('');

  await title.fill('A whole teacher');
  await page.getByLabel('Language requirement').fill('Japanese');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await page.getByLabel('Description').fill('Teach Japanese to interpreters.');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  await post.click();
  await expect(title, 'after it was posted').toHaveValue('');
});

/** Lets what is sent to an address that ends so arrive, and holds its answer back until the result is called. */
const holdAnswer = async (page: Page, end: RegExp): Promise<() => Promise<unknown>> => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(end, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return async () => {
    const answered = page.waitForResponse(
      (response) => end.test(response.url()) && response.request().method() !== 'GET',
    );
    answer();
    await answered;
  };
};

test('a job whose form is left while it is posted is not there again', async ({ visit }) => {
  const page = await visit({ as: await makeHiringRecruiter() });
  const post = page.getByRole('main').getByRole('link', { name: 'Post New Job' }).first();
  await page.goto('/post-job');
  await page.getByLabel('Job title').fill('A slow teacher');
  await page.getByLabel('Language requirement').fill('Japanese');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await page.getByLabel('Description').fill('Teach Japanese to interpreters.');
  const answer = await holdAnswer(page, /\/api\/jobs$/);
  await page.getByRole('button', { name: 'Post Job' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'My Jobs' }).first().click();
  await expect(page).toHaveURL(/my-jobs$/);
  await answer();
  await expect(page.getByRole('heading', { name: 'A slow teacher' })).toBeVisible();
  await post.click();
  await expect(page.getByLabel('Job title')).toHaveValue('');
});

test('a message whose thread is left while it is sent is not there again', async ({ visit }) => {
  const talk = await makeTalkers({ candidate: { name: 'Aiko Lind' } });
  const page = await visit({ as: talk.recruiter });
  await openThread(page, talk);
  await page.getByLabel('Write a message').fill('When can you start?');
  const answer = await holdAnswer(page, /\/api\/messages\/[^/]+$/);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'My Jobs' }).first().click();
  await expect(page).toHaveURL(/my-jobs$/);
  await answer();
  await page.goBack();
  await expect(page.getByRole('log').getByText('When can you start?')).toBeVisible();
  await expect(page.getByLabel('Write a message')).toHaveValue('');
});

test('questions and a scorecard whose dialog is closed while they are saved are there as they were saved', async ({
  visit,
}) => {
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
  ]);
  await agreeOnInterview(recruiter, candidate);
  const page = await visit({ as: recruiter });
  const dialog = page.getByRole('dialog');
  const open = page.getByRole('button', { name: 'Prepare the interview with A*** L***' });
  const note = dialog.getByLabel('Note about the interview');
  await page.goto('/interviews');
  await open.click();
  await dialog.getByRole('button', { name: 'Edit questions' }).click();
  await dialog.getByRole('textbox', { name: 'Questions' }).fill('When can you start?');
  const answerQuestions = await holdAnswer(page, /\/questions$/);
  await dialog.getByRole('button', { name: 'Save' }).first().click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await answerQuestions();
  await open.click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'When can you start?' })).toBeVisible();

  await note.fill('Spoke clearly.');
  const answerScorecard = await holdAnswer(page, /\/scorecard$/);
  await dialog.getByRole('button', { name: 'Save' }).last().click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await answerScorecard();
  await open.click();
  await expect(note).toHaveValue('Spoke clearly.');
  await expect(dialog.getByText('Not saved yet')).toHaveCount(0);
});

test('an application keeps its message while the profile is completed', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  const dialog = page.getByRole('dialog');
  const message = dialog.getByLabel(/^Message/);
  const apply = async () => {
    await page.goto('/job/1');
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
  };
  await apply();
  await message.fill('I live nearby.');
  await dialog.getByRole('link', { name: 'Add it to your profile first' }).first().click();
  await expect(page).toHaveURL('/candidate/profile');
  await apply();
  await expect(message).toHaveValue('I live nearby.');
  await page.keyboard.press('Escape');
  await apply();
  await expect(message, 'after the dialog was left').toHaveValue('');
});

test('languages that are left while they are edited are there again', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate', { language: '' }) });
  await page.goto('/candidate/profile?mode=languages');
  await page.getByLabel('Add a language').pressSequentially('japones');
  await expect(page.getByRole('option', { name: /^Japanese(?! Sign)/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Japanese' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Find Jobs' }).first().click();
  await expect(page).toHaveURL('/jobs');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Japanese' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.goto('/candidate/profile?mode=languages');
  await expect(page.getByRole('heading', { name: 'Japanese' })).toHaveCount(0);
});

test('a profile that is left while it is edited keeps the changes, until they are saved or cancelled', async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate') });
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit Profile' });
  const subtitle = page.getByLabel(/^Subtitle/);
  const leaveAndReturn = async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Find Jobs' }).first().click();
    await expect(page).toHaveURL('/jobs');
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).first().click();
    await edit.click();
  };
  await page.goto('/candidate/profile');
  await edit.click();
  await subtitle.fill('Court interpreter');
  await leaveAndReturn();
  await expect(subtitle).toHaveValue('Court interpreter');
  await page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click();
  await edit.click();
  await expect(subtitle, 'after it was cancelled').toHaveValue('');

  await subtitle.fill('Sworn translator');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Sworn translator').first()).toBeVisible();
  await expect(edit).toBeVisible();
  await leaveAndReturn();
  await expect(subtitle).toHaveValue('Sworn translator');
  await subtitle.fill('');
  await page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click();
  await edit.click();
  await expect(subtitle).toHaveValue('Sworn translator');
});

/** Refuses what is sent to an address that ends so, once the result is called. */
const failLater = async (page: Page, end: RegExp): Promise<() => void> => {
  const { promise: held, resolve: fail } = Promise.withResolvers<void>();
  await page.route(end, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await held;
    await route.abort();
  });
  return fail;
};

test('contact details that could not be hidden say so, although their thread was left', async ({ visit, problems }) => {
  problems.allow(/ERR_FAILED/);
  const talk = await makeTalkers();
  const page = await visit({ as: talk.recruiter });
  await openThread(page, talk);
  await page.getByLabel('Write a message').fill('When can you start?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Share my contact details' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const hide = page.getByRole('button', { name: 'Hide my contact details' });
  await expect(hide).toBeVisible();
  const fail = await failLater(page, /\/contact$/);
  await hide.click();
  await page.getByRole('navigation').getByRole('link', { name: 'My Jobs' }).first().click();
  await expect(page).toHaveURL(/my-jobs$/);
  fail();
  await expect(toast(page, 'This could not be changed. Please try again.')).toBeVisible();
});

test('a tag that could not be added says so, although another applicant is open by then', async ({
  visit,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const { page } = await openApplicants(visit, ['Aiko Lind', 'Bo Lind']);
  const panel = page.getByRole('region', { name: /L\*+/ });
  await page.getByRole('button', { name: 'A*** L***', exact: true }).click();
  await panel.getByLabel('Add a tag').fill('Berlin');
  const fail = await failLater(page, /\/labels$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'B*** L***', exact: true }).click();
  await expect(panel.getByRole('heading', { name: 'B*** L***' })).toBeVisible();
  fail();
  await expect(toast(page, 'Failed to change the tags. Please try again.')).toBeVisible();
});
