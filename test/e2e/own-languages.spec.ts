import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { scanPhone } from './support/axe-scan.ts';
import { expectFocusOn, press, tabTo, typeInto } from './support/keyboard.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const phone = { width: 360, height: 780 };

test('a candidate states a language by keyboard on a phone; a wrong score is refused at its field and kept', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 400 /);
  const candidate = await openSession('candidate', { language: '' });
  const page = await visit({ as: candidate });
  await page.setViewportSize(phone);
  await page.goto('/candidate/profile');
  await press(page, 'State languages');
  await expectFocusOn(page, 'Your languages');

  await tabTo(page, 'Add a language');
  await page.keyboard.type('japones');
  await expect(page.getByRole('option', { name: /^Japanese(?! Sign)/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Japanese' })).toBeVisible();
  await expectFocusOn(page, 'One level for all skills');
  await page.keyboard.type('B1');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await press(page, 'Not sure of your level? Reading');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('based on the levels of the Council of Europe')).toBeVisible();
  await dialog.getByLabel(/^I read articles and reports/).focus();
  await page.keyboard.press('Space');
  await scanPhone(page, 'the guide to a level');
  await press(page, 'Use B2');
  await expect(page.getByLabel('Reading', { exact: true })).toHaveValue('B2');
  await tabTo(page, 'Writing');
  await page.keyboard.type('I do');
  await expect(page.getByLabel('Writing', { exact: true })).toHaveValue('none');

  await press(page, 'Add a test result');
  await tabTo(page, 'Level');
  await page.keyboard.type('N2');
  await typeInto(page, /^Score/, '240');
  await press(page, 'Use this result');
  await expectFocusOn(page, /^Score/);
  await expect(dialog.getByText('This test has no such score. From 90 to 180')).toBeVisible();
  await expect(dialog.getByLabel('Score')).toHaveValue('240');
  await scanPhone(page, 'a refused test result');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('118');
  await press(page, 'Use this result');
  await expect(page.getByText('By test: JLPT N2, 118 points')).toHaveCount(2);
  await page.reload();
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await expect(page.getByText('By test: JLPT N2, 118 points')).toHaveCount(2);
  await scanPhone(page, 'the form of the languages');

  const refused = [{ path: 'languages.0.skills.reading.1.certificate_number', message: 'Taken.' }];
  await page.route(
    '**/api/candidate/languages',
    (route) => route.fulfill({ status: 400, json: { detail: 'No.', code: 'INVALID_INPUT', fields: refused } }),
    { times: 1 },
  );
  await press(page, 'Save languages');
  await expectFocusOn(page, 'JLPT N2, 118 points: Taken.');
  await press(page, 'Save languages');
  await expect(toast(page, 'Your languages are saved.')).toBeVisible();
  const line = page.locator('summary', { hasText: 'Japanese' });
  await expect(line).toContainText('no knowledge to B2 · JLPT N2, 118 points');
  await tabTo(page, /^Japanese/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('corresponds to B2 (official JLPT reference)').first()).toBeVisible();
  await scanPhone(page, 'a profile with languages');
  const { body } = await expectOk(portal, 'GET', '/candidate/profile', { token: candidate.token });
  expect(body).toMatchObject({
    languages: [
      {
        tag: 'ja',
        skills: {
          listening: [{ level: 'B1' }, { scale: 'jlpt', level: 'N2', score: 118 }],
          reading: [{ level: 'B2' }, { scale: 'jlpt' }],
          writing: [{ scale: 'cefr', level: 'none' }],
        },
      },
    ],
  });
});

test('the form begins with the languages of the sign-up, the level in focus, and with the one that a link names', async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate', { language: 'Deutsch, English' }) });
  const rows = page.getByRole('main').getByRole('region');
  await page.goto('/candidate/profile');
  await page.getByRole('link', { name: 'State languages' }).click();
  await expectFocusOn(page, 'One level for all skills');
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText(['German', 'English']);
  await expect(rows.first().getByLabel('One level for all skills')).toBeFocused();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.type('C1');

  await page.goto('/candidate/profile?mode=languages&language=fr');
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText(['German', 'English', 'French']);
  await expect(rows.last().getByLabel('One level for all skills')).toBeFocused();
  await page.keyboard.type('B2');
  await page.getByRole('button', { name: 'Save languages' }).click();
  await expect(toast(page, 'Your languages are saved.')).toBeVisible();
  await expect(page.locator('summary')).toContainText(['French']);

  await page.goto('/candidate/profile?mode=languages&language=fr');
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText(['German', 'English', 'French']);
  await expect(rows.last().getByLabel('One level for all skills'), 'a language that is stated').toBeFocused();
  for (const nothing of ['xx-!', '', 'mul']) {
    await page.goto(`/candidate/profile?mode=languages&language=${nothing}`);
    await expectFocusOn(page, 'Your languages');
    await expect(rows, nothing).toHaveCount(3);
  }
});

test('six languages are a row each, one of them open, on two screens of a phone, with Save in sight', async ({
  visit,
}) => {
  const candidate = await openSession('candidate');
  const b2 = [{ scale: 'cefr', level: 'B2' }];
  const skills = { listening: b2, reading: b2, spoken_interaction: b2, spoken_production: b2, writing: b2 };
  const languages = ['de', 'en', 'fr', 'ja', 'ar', 'hi'].map((tag) => ({ tag, native: false, skills }));
  await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate });
  await page.setViewportSize(phone);
  await page.goto('/candidate/profile?mode=languages');
  const rows = page.getByRole('main').getByRole('region');
  const opened = rows.getByRole('button', { expanded: true });
  const save = page.getByRole('button', { name: 'Save languages' });
  await expect(rows).toHaveCount(6);
  await expect(opened).toHaveCount(0);
  await expect(save).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2 * phone.height);
  await tabTo(page, 'French');
  await page.keyboard.press('Enter');
  await expect(opened).toHaveText(['French']);
  await expect(save).toBeInViewport({ ratio: 1 });
  await scanPhone(page, 'six languages, one of them open');
  await tabTo(page, 'Japanese');
  await page.keyboard.press('Space');
  await expect(opened).toHaveText(['Japanese']);
  await page.keyboard.press('Space');
  await expect(opened).toHaveCount(0);
});

test('what was refused in a closed row is in sight', async ({ visit, problems }) => {
  problems.allow(/status of 400 /);
  const candidate = await openSession('candidate');
  const reading = [{ scale: 'jlpt', edition: '2010', level: 'N2', score: 118 }];
  const languages = ['ja', 'fr'].map((tag) => ({ tag, native: true, skills: tag === 'ja' ? { reading } : {} }));
  await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate });
  const refused = [{ path: 'languages.0.skills.reading.0.certificate_number', message: 'Taken.' }];
  await page.route('**/api/candidate/languages', (route) =>
    route.fulfill({ status: 400, json: { detail: 'No.', code: 'INVALID_INPUT', fields: refused } }),
  );
  await page.goto('/candidate/profile?mode=languages');
  await page.getByRole('button', { name: 'French', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Save languages' }).press('Enter');
  await expectFocusOn(page, 'JLPT N2, 118 points: Taken.');
});

test('a recruiter sees levels, evidence and files of a masked profile before a view is spent', async ({ visit }) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const reading = [{ scale: 'jlpt', edition: '2010', level: 'N2', score: 118, taken_on: '2025-12-07' }];
  const body = {
    languages: [
      { tag: 'ja', native: true, skills: { reading } },
      { tag: 'gsg', skills: {} },
    ],
    modes: [],
  };
  await expectOk(portal, 'PUT', '/candidate/languages', { token: candidate.token, body });
  const page = await visit({ as: recruiter });
  const viewed: string[] = [];
  page.on('request', (request) => request.url().includes('/recruiter/view/') && viewed.push(request.url()));
  await page.goto(`/candidate/profile/${candidate.id}`);
  await expect(page.getByRole('button', { name: 'Unlock profile' })).toBeVisible();
  const line = page.locator('summary', { hasText: 'Japanese' });
  await expect(line).toHaveText('Japanesenative · JLPT N2, 118 points');
  await expect(page.getByText('Own statement')).toBeHidden();
  await line.press('Enter');
  await expect(page.getByText('Own statement')).toBeVisible();
  await expect(page.getByText('German Sign Language')).toBeVisible();
  await expect(page.getByText('No CV yet.')).toBeVisible();
  await scanPhone(page, 'a masked profile with languages');
  expect(viewed).toEqual([]);
});
