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
  const candidate = await openSession('candidate');
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
  await expect(page.getByText('JLPT N2, 118 points')).toBeVisible();
  await expect(page.getByText('Own statement')).toBeVisible();
  await expect(page.getByText('native', { exact: true })).toBeVisible();
  await expect(page.getByText('German Sign Language')).toBeVisible();
  await expect(page.getByText('No CV yet.')).toBeVisible();
  await scanPhone(page, 'a masked profile with languages');
  expect(viewed).toEqual([]);
});
