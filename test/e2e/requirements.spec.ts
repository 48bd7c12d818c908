import type { Page } from '@playwright/test';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { expectToReflow, scanScreen } from './support/axe-scan.ts';
import { focused, press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test.use({ manner: 'pressingTwice' });

const sentence = 'German from B2 speaking, or Dutch from C1; English is a plus';

/** Types a language and takes the first suggestion. */
const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.type(name.toLowerCase());
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** Chooses an option of the select that has the focus by its first letters, as the browser does. */
const chooseOption = async (page: Page, label: string): Promise<void> => {
  await page.keyboard.type(label);
};

test('a recruiter posts requirements with the keyboard, and candidates read them as a sentence', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const page = await visit({ as: recruiter });
  const title = `Guide ${recruiter.id}`;
  await page.goto('/post-job');
  await typeInto(page, /^Job title/, title);
  await typeInto(page, /^Location/, 'Graz');

  await tabTo(page, /^Needed language/);
  await chooseLanguage(page, 'German');
  await press(page, 'Or another language');
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Needed language/);
  await chooseLanguage(page, 'Dutch');
  await tabTo(page, /^From level/);
  await chooseOption(page, 'C1');
  await tabTo(page, /^For/);
  await chooseOption(page, 'All');
  await press(page, 'Add a further language');
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Needed language/);
  await chooseLanguage(page, 'English');
  await tabTo(page, /^From level/);
  await chooseOption(page, 'A1');
  await tabTo(page, /^For/);
  await chooseOption(page, 'All');
  await tabTo(page, /^Importance/);
  await chooseOption(page, 'A plus');
  await expect(page.getByText(sentence)).toHaveCount(1);
  await expect(page.getByText(/Fewer than 10 of|At least \d+ of/)).toBeVisible();
  await scanScreen(page, 'the job form with requirements');
  await expectToReflow(page, 'the job form with requirements');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(page.getByText(sentence)).toBeVisible();
  await typeInto(page, /^Description/, 'You show guests around.');
  await press(page, 'Post Job');
  await expect(page).toHaveURL('/recruiter/my-jobs');
  const own = page.getByRole('article').filter({ hasText: title });
  await expect(own).toContainText('German from B2 speaking, or Dutch from C1');
  const path = (await own.getByRole('link', { name: title }).first().getAttribute('href')) ?? '';
  await page.close();

  const guest = await visit({});
  const response = await guest.goto(path.replace(/^.*?(?=\/?[0-9]+$)/, '/jobs/').replace('//', '/'));
  expect(await response?.text()).toContain(sentence);
  // By then the site's own screen has replaced the served page.
  await expect(guest.getByRole('button', { name: 'Save job' })).toBeVisible();
  await expect(guest.getByText(sentence)).toBeVisible();
  await guest.getByRole('banner').getByLabel('Language').selectOption('Deutsch');
  await expect(
    guest.getByText('Deutsch ab B2 im Sprechen oder Niederländisch ab C1; Englisch ist von Vorteil'),
  ).toBeVisible();
});

test('asking for native speakers brings a hint, and mistakes are shown at their place', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const id = await postJob(recruiter, { title: 'Host', description: 'Muttersprachler gesucht.' });
  const page = await visit({ as: recruiter });
  await page.goto('/my-jobs');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  const hint = dialog.getByText('You wrote “Muttersprachler”');
  await expect(hint).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for a level and a task' }).click();
  const language = dialog.getByRole('combobox', { name: 'Needed language' });
  await expect(language).toBeFocused();

  // A name in another language, left with Tab, is resolved.
  await page.keyboard.type('japonais');
  await page.keyboard.press('Tab');
  await expect(language).toHaveValue('Japanese');
  await dialog.getByRole('button', { name: 'Other scale, evidence' }).click();
  await dialog.getByLabel('Scale or test').selectOption('JLPT');
  await expect(dialog.getByLabel('For', { exact: true })).toHaveValue('understanding');
  await dialog.getByRole('button', { name: 'Add interpreting or translation' }).click();
  await dialog.getByRole('combobox', { name: 'From', exact: true }).fill('Japanese');
  await dialog.getByRole('combobox', { name: 'Into' }).fill('Japanese');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose two different languages.')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Into' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Into' }).fill('English');
  await page.keyboard.press('Tab');
  // The note keeps no one from saving.
  await expect(hint).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ has: page.locator(`[href$="${id}"]`) })).toContainText(
    'Japanese from JLPT N3 listening and reading; consecutive interpreting from Japanese into English',
  );
});

test('a job is saved with the languages still being looked up, and mistakes stay until each is mended', async ({
  visit,
}) => {
  const recruiter = await makeHiringRecruiter();
  const id = await postJob(recruiter, { title: 'Host', description: 'You show guests around.' });
  const page = await visit({ as: recruiter });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/languages/resolve?*', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/my-jobs');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  const from = dialog.getByRole('combobox', { name: 'From', exact: true });
  const into = dialog.getByRole('combobox', { name: 'Into' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByRole('button', { name: 'Add interpreting or translation' }).click();
  await from.fill('japonais');
  await into.fill('Something else');
  await dialog.getByLabel('Job title').fill('');
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(from).toHaveValue('Japanese');
  await expect(save).not.toHaveAttribute('aria-busy');
  const mistake = dialog.getByText('Please choose a language.');
  await expect(mistake).toHaveCount(1);
  await expect(into).toHaveAccessibleDescription('Please choose a language.');

  await dialog.getByLabel('Task').last().selectOption('Simultaneous interpreting');
  await expect(mistake).toBeVisible();
  await into.fill('anglais');
  await dialog.getByLabel('Job title').fill('Guide');
  await expect(mistake).toBeHidden();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ has: page.locator(`[href$="${id}"]`) })).toContainText(
    'Simultaneous interpreting from Japanese into English',
  );
});
