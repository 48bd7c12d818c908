import { uniqueLetters } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { scanDarkPhone, scanPhone } from './support/axe-scan.ts';
import { press } from './support/keyboard.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const level = (of: string) => [{ scale: 'cefr', level: of }];

test('each job of the personal list says by keyboard why it is there, without a request, and leads to the languages and to all jobs', async ({
  visit,
}) => {
  const word = uniqueLetters();
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const post = (tag: string, skill: string, wanted: string) =>
    postJob(recruiter, {
      title: `${word} ${tag}`,
      language: tag,
      language_requirements: {
        all: [{ need: 'must', any: [{ tag, min: { [skill]: { scale: 'cefr', level: wanted } } }] }],
        pairs: [],
      },
    });
  await post('is', 'reading', 'B1');
  await post('sw', 'reading', 'B2');
  await post('de', 'reading', 'B1');
  const skills = { reading: level('B1'), listening: [], spoken_interaction: [], spoken_production: [], writing: [] };
  const languages = ['de', 'sw'].map((tag) => ({ tag, native: false, working: null, last_used: null, skills }));
  await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate, viewport: { width: 360, height: 740 } });
  const dialog = page.getByRole('dialog', { name: 'Why am I seeing this?' });
  const own = dialog.locator('[aria-current]');
  await expect(async () => {
    await page.goto(`/jobs?keyword=${word}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3, { timeout: 2_000 });
  }).toPass();

  await press(page, `Why am I seeing this? ${word} de`);
  await expect(dialog).toContainText('Your languages meet everything that the job requires');
  await expect(own).toHaveText('Everything that is required is met');
  await expect(dialog.getByRole('list').first()).toContainText('German');
  await expect(dialog).toContainText('Only your languages and what the job requires count.');
  await scanPhone(page, 'why a job is in the list');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Why am I seeing this? ${word} de` })).toBeFocused();

  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await press(page, `Why am I seeing this? ${word} sw`);
  await expect(own).toHaveText('A level is short by one step');
  await page.keyboard.press('Escape');
  await press(page, `Why am I seeing this? ${word} is`);
  await expect(dialog).toContainText('The job requires a language that you have not stated');
  await expect(own).toHaveText('A required language is not stated');
  await expect(dialog.getByRole('link', { name: 'Change your languages' })).toHaveAttribute(
    'href',
    '/candidate/profile?mode=languages',
  );
  expect(calls).toEqual([]);
  await dialog.getByRole('button', { name: 'Show all jobs' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(`${word} de`);
  await expect(page.getByRole('button', { name: /^Why am I seeing this/ })).toHaveCount(0);

  // The choice is remembered, on the other list too.
  const notStated = page.getByRole('heading', { name: 'Jobs that ask for a language you have not stated' });
  await page.goto(`/candidate/dashboard?keyword=${word}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(notStated).toHaveCount(0);
  await press(page, 'Jobs that fit you');
  await expect(notStated).toBeVisible();
  await page.goto(`/jobs?keyword=${word}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(notStated).toBeVisible();

  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto(`/candidate/dashboard?keyword=${word}`);
  await page
    .getByRole('button', { name: /^لماذا؟/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('لغاتك تستوفي');
  await scanDarkPhone(page, 'why a job is in the list, in Arabic');
});

test('a job whose text alone names its language says on its card, in the reasons and on its page whether that is stated', async ({
  visit,
}) => {
  const word = uniqueLetters();
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const post = (language: string) => postJob(recruiter, { title: `${word} ${language}`, language });
  await post('Icelandic');
  await post('Swahili');
  const skills = { reading: level('B1'), listening: [], spoken_interaction: [], spoken_production: [], writing: [] };
  const languages = [{ tag: 'sw', native: false, working: null, last_used: null, skills }];
  await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate, viewport: { width: 360, height: 740 } });
  const cards = page.getByRole('main').getByRole('article');
  await expect(async () => {
    await page.goto(`/jobs?keyword=${word}`);
    await expect(cards).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  await expect(cards.first()).toContainText('Meets the language requirement');
  await expect(cards.last()).toContainText('Asks for Icelandic, not in your languages');

  const dialog = page.getByRole('dialog', { name: 'Why am I seeing this?' });
  await press(page, `Why am I seeing this? ${word} Swahili`);
  await expect(dialog).toContainText('Your languages meet everything that the job requires');
  await expect(dialog.getByRole('list').first()).toContainText('Met');
  await page.keyboard.press('Escape');
  await press(page, `Why am I seeing this? ${word} Icelandic`);
  await expect(dialog).toContainText('The job requires a language that you have not stated');
  await expect(dialog.getByRole('list').first()).toContainText('Icelandic is not stated');
  await scanPhone(page, 'why a job with a language as text is in the list');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: `${word} Icelandic`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your languages and this job' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Icelandic is not stated');
  await expect(page.getByRole('link', { name: 'Add Icelandic to your languages' })).toBeVisible();
});
