import type { Route } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { downloadBy } from './support/download.ts';
import { agreeOnInterview } from './support/interview.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { expectMoving, join } from './support/video-call.ts';

const cefr = (level: string) => ({ scale: 'cefr', level });
const german = { tag: 'de', min: { spoken_interaction: cefr('B2') } };
const statedGerman = { tag: 'de', skills: { spoken_interaction: [cefr('C1')] } };

test('a recruiter scores German during the call, reads it afterwards, and the candidate has it in their copy alone', async ({
  visit,
}) => {
  test.slow();
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter({ name: 'Petra Vogel' }),
    openSession('candidate', { name: 'Aiko Lind' }),
  ]);
  await expectOk(portal, 'PUT', '/candidate/languages', {
    token: candidate.token,
    body: { languages: [statedGerman], modes: [] },
  });
  const id = await agreeOnInterview(recruiter, candidate, {
    title: 'Court interpreter',
    language_requirements: { all: [{ any: [german], need: 'must' }], pairs: [] },
  });
  const page = await visit({ as: recruiter });

  await test.step('the questions are written before', async () => {
    await page.goto('/interviews');
    await page.getByRole('button', { name: 'Prepare the interview with A*** L***' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Edit questions' }).click();
    await dialog.getByRole('textbox', { name: 'Questions' }).fill('When can you start?\n\nWhich courts do you know?');
    const { promise: isShown, resolve: letLoad } = Promise.withResolvers<void>();
    await page.route(/\/interviews\/[^/]+\/kit$/, async (route) => {
      await isShown;
      await route.fallback();
    });
    await dialog.getByRole('button', { name: 'Save' }).first().click();
    const listed = dialog.getByRole('listitem').filter({ hasText: 'Which courts do you know?' });
    await expect(listed, 'before the kit is loaded again').toBeVisible();
    letLoad();
    await axeScan(page, 'a kit before an interview');
  });

  const phone = await visit({ as: candidate, viewport: { width: 360, height: 740 } });
  await test.step('both meet, and the candidate has no kit', async () => {
    await phone.goto(`/interviews/${id}/room`);
    await join(phone);
    await page.goto(`/interviews/${id}/room`);
    await join(page);
    await Promise.all([expectMoving(page), expectMoving(phone)]);
    await expect(phone.getByRole('button', { name: 'Interview kit' })).toHaveCount(0);
  });

  const kit = page.getByRole('region', { name: 'Interview kit' });
  await test.step('the level is chosen by what people of it can do', async () => {
    await page.getByRole('button', { name: 'Interview kit' }).click();
    await expect(kit.getByText('When can you start?')).toBeVisible();
    await expect(kit.getByText(/German/).first()).toBeVisible();
    await expect(kit.getByText('Meets the language requirement').first()).toBeVisible();
    await kit.getByRole('group', { name: 'Spoken interaction' }).getByRole('radio', { name: 'B2' }).check();
    await expect(kit.getByText(/I talk fluently enough that neither side has to strain/)).toBeVisible();
    await kit.getByLabel('Note about this language').fill('Searches for words of law.');
    await expect(kit.getByText('Not saved yet')).toBeVisible();
    await axeScan(page, 'a kit beside a call');
  });

  await test.step('what is typed outlives a reload, and the thread takes the place of the kit', async () => {
    await page.reload();
    await join(page);
    await page.getByRole('button', { name: 'Messages', exact: true }).click();
    await expect(kit).toHaveCount(0);
    await page.getByRole('button', { name: 'Interview kit' }).click();
    await expect(kit.getByLabel('Note about this language')).toHaveValue('Searches for words of law.');
    await kit.getByRole('button', { name: 'Save' }).click();
    await expect(kit.getByText(/^Saved /)).toBeVisible();
    await Promise.all([expectMoving(page), expectMoving(phone)]);
  });

  await test.step('and is on the card afterwards, also for a colleague', async () => {
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.goto('/interviews');
    await page.getByRole('button', { name: 'Prepare the interview with A*** L***' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: 'B2' }).and(dialog.locator(':checked'))).toHaveCount(1);
    await expect(dialog.getByText(/^Saved /)).toBeVisible();
  });

  await test.step('the candidate reads it in the copy of their data, without the name of who wrote it', async () => {
    await phone.goto('/interviews');
    await expect(phone.getByRole('heading', { name: 'Interviews' })).toBeVisible();
    await expect(phone.getByRole('button', { name: /Prepare|Notes/ })).toHaveCount(0);
    await phone.goto('/account');
    const { text } = await downloadBy(phone, 'Download my data');
    const [{ scorecards }] = JSON.parse(text).interviews;
    const levels = { spoken_interaction: 'B2' };
    const languages = [{ tag: 'de', levels, note: 'Searches for words of law.' }];
    expect(scorecards).toEqual([{ at: expect.any(String), languages, note: '' }]);
    expect(text).not.toContain('Petra Vogel');
  });
});

test('questions that were saved meanwhile are shown beside the own ones, which outlive a look at the messages', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 409 /);
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter({ name: 'Petra Vogel' }),
    openSession('candidate', { name: 'Aiko Lind' }),
  ]);
  const id = await agreeOnInterview(recruiter, candidate, { title: 'Court interpreter' });
  const page = await visit({ as: recruiter });
  await page.goto(`/interviews/${id}/room`);
  await join(page);
  const kit = page.getByRole('region', { name: 'Interview kit' });
  const field = kit.getByRole('textbox', { name: 'Questions' });
  await page.getByRole('button', { name: 'Interview kit' }).click();
  await kit.getByRole('button', { name: 'Edit questions' }).click();
  await field.fill('When can you start?');
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await expect(kit).toHaveCount(0);
  await page.getByRole('button', { name: 'Interview kit' }).click();
  await expect(field).toHaveValue('When can you start?');

  const questions = ['Which courts do you know?'];
  await expectOk(portal, 'PUT', `/interviews/${id}/questions`, {
    token: recruiter.token,
    body: { questions, version: '0' },
  });
  await kit.getByRole('button', { name: 'Save' }).first().click();
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(conflict.getByText('When can you start?')).toBeVisible();
  await conflict.getByText('Which courts do you know?').click();
  await axeScan(page, 'two versions of the questions');
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect(kit.getByRole('listitem').filter({ hasText: 'Which courts do you know?' })).toBeVisible();
  await expect(kit.getByRole('button', { name: 'Edit questions' })).toBeVisible();
  await expect(kit.getByText('When can you start?')).toHaveCount(0);
});

test('what is typed on while notes and questions are saved stays, and is saved by the next press', async ({
  visit,
}) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  await agreeOnInterview(recruiter, candidate);
  const page = await visit({ as: recruiter });
  await page.goto('/interviews');
  const open = page.getByRole('button', { name: /^Prepare the interview/ });
  const dialog = page.getByRole('dialog');
  await open.click();
  await dialog.getByRole('button', { name: 'Edit questions' }).click();
  const parts = [
    { call: '**/questions', field: dialog.getByRole('textbox', { name: 'Questions' }), nth: 0 },
    { call: '**/scorecard', field: dialog.getByLabel('Note about the interview'), nth: -1 },
  ];
  for (const { call, field, nth } of parts) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = async (route: Route) => {
      await promise;
      await route.fallback();
    };
    await page.route(call, held, { times: 1 });
    const save = dialog.getByRole('button', { name: 'Save', exact: true }).nth(nth);
    await field.fill('Speaks freely?');
    await save.click();
    await field.fill('Speaks freely?\nKnows the law?');
    resolve();
    await expect(save).not.toHaveAttribute('aria-busy');
    await expect(field).toHaveValue('Speaks freely?\nKnows the law?');
  }
  await expect(dialog.getByText('Not saved yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(dialog.getByText(/^Saved /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Knows the law?' })).toBeVisible();
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('scorecard:')));
  expect(await drafts(), 'what is saved is no draft').toEqual([]);
  await page.reload();
  await open.click();
  await expect(dialog.getByLabel('Note about the interview')).toHaveValue('Speaks freely?\nKnows the law?');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Knows the law?' })).toBeVisible();
});
