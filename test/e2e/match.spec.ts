import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openFirstRow } from './support/rows.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const b2 = { scale: 'cefr', level: 'B2' };
const jlptN2 = { scale: 'jlpt', edition: '2010', level: 'N2', score: 118, taken_on: '2025-12-07' };

const stateJapanese = ({ token }: Session) =>
  expectOk(portal, 'PUT', '/candidate/languages', {
    token,
    body: {
      languages: [
        {
          tag: 'ja',
          native: false,
          working: null,
          last_used: null,
          skills: { listening: [], reading: [jlptN2], spoken_interaction: [], spoken_production: [], writing: [] },
        },
      ],
      modes: [],
    },
  });

test('a candidate with JLPT N2 sees why reading is met and speaking is unclear, and the recruiter reads the same', async ({
  visit,
}) => {
  const recruiter = await makeHiringRecruiter();
  const must = (min: object) => ({ need: 'must', any: [{ tag: 'ja', min }] });
  const title = 'Reader of Japanese contracts';
  const jobId = await postJob(recruiter, {
    title,
    language: 'Japanese',
    language_requirements: { all: [must({ reading: b2 }), must({ spoken_interaction: b2 })], pairs: [] },
  });
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate });
  await page.goto(`/job/${jobId}`);
  await expect(page.getByRole('link', { name: 'State your languages' })).toHaveAttribute(
    'href',
    '/candidate/profile?mode=languages',
  );

  await stateJapanese(candidate);
  await page.reload();
  const explained = page.getByRole('main');
  await expect(explained.getByRole('heading', { name: 'Your languages and this job' })).toBeVisible();
  const reading = explained.getByRole('listitem').filter({ hasText: /^reading from B2/ });
  await expect(reading).toHaveText('reading from B2MetJLPT N2 with 118 points is B2');
  const speaking = explained.getByRole('listitem').filter({ hasText: /^spoken interaction from B2/ });
  await expect(speaking).toHaveText(
    'spoken interaction from B2UnclearJLPT says nothing of spoken interactionB2 spoken interaction would meet this',
  );
  await expect(explained.getByRole('link', { name: 'State your level: Japanese, spoken interaction' })).toHaveAttribute(
    'href',
    '/candidate/profile?mode=languages&language=ja',
  );
  await explained.locator('summary', { hasText: 'How matching works' }).press('Enter');
  await expect(explained.getByText('never hides a job, blocks an application or rejects anybody')).toBeVisible();

  await explained.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply for ${title}` });
  await expect(dialog.getByText('Not every language requirement is met')).toBeVisible();
  await expect(dialog.getByText('JLPT says nothing of spoken interaction')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/jobs?keyword=${encodeURIComponent(title)}`);
  const card = explained.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card).toContainText('Japanese: JLPT says nothing of spoken interaction');

  // Newer, but with nothing stated.
  await apply(await openSession('candidate'), jobId);
  const desk = await visit({ as: recruiter });
  await desk.goto(`/job/${jobId}/applicants`);
  const badges = desk.getByRole('main').getByRole('list', { name: 'Language requirements' });
  await expect(badges).toHaveText(['2 unclear', '1 unclear']);
  await desk.getByLabel('Sort by').selectOption('Best match first');
  await expect(badges).toHaveText(['1 unclear', '2 unclear']);
  await expect(desk).toHaveURL(/[?&]sort=match/);
  await openFirstRow(desk);
  await desk.getByRole('button', { name: /^Why\? The languages of/ }).press('Enter');
  await expect(desk.getByRole('dialog')).toContainText('JLPT says nothing of spoken interaction');
});
