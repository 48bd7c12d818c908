import type { Page } from '@playwright/test';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan, expectToFit } from './support/axe-scan.ts';
import { expect, test } from './support/test.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

const languageField = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Language' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('a visitor finds Japanese by its Spanish name, with the keyboard only', async ({ page }) => {
  await page.goto('/signup');
  await waitUntilHydrated(page);
  const field = languageField(page);
  await field.focus();
  await page.keyboard.type('japones');
  const japanese = suggestions(page).getByRole('option', { name: /^Japanese(?! Sign)/ });
  await expect(japanese).toContainText('日本語');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('1 suggestion', { exact: true })).toHaveRole('status');

  await page.keyboard.press('ArrowDown');
  await expect(japanese).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await japanese.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Japanese');
  await expect(field).toBeFocused();
  await expect(suggestions(page)).toBeHidden();
});

test('the list of suggestions opens, wraps around, and closes without a choice', async ({ page }) => {
  await page.goto('/signup');
  await waitUntilHydrated(page);
  const field = languageField(page);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).getByRole('option')).toHaveCount(10);
  await page.keyboard.press('ArrowUp');
  await expect(suggestions(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(field).toHaveValue('');
});

test('any text may be entered, and a press chooses as well', async ({ page }) => {
  await page.goto('/signup');
  await waitUntilHydrated(page);
  const field = languageField(page);
  await field.fill('Elvish of the north');
  await expect(page.getByRole('main').getByText('We do not know a language').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Elvish of the north');
  await field.fill('deutsch');
  await suggestions(page).getByRole('option', { name: 'German Deutsch', exact: true }).click();
  await expect(field).toHaveValue('German');
});

test('the open list is accessible and fits on a phone, from the right as well', async ({ page }) => {
  await page.goto('/signup');
  await waitUntilHydrated(page);
  for (const language of ['English', 'العربية']) {
    await page.locator('select[name="site-language"]').selectOption(language);
    const field = page.locator('input[name="language"]');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await field.fill('portugu');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectToFit(page, `suggestions in ${language} at ${width} px`);
      await axeScan(page, `suggestions in ${language} at ${width} px`);
      await field.fill('');
    }
  }
});

test('a recruiter chooses the language of a job', async ({ visit }) => {
  const page = await visit({ as: await makeHiringRecruiter() });
  await page.goto('/post-job');
  const shown = page.getByRole('combobox', { name: 'Language requirement' });
  await shown.fill('gebärden');
  await suggestions(page).getByRole('option', { name: 'German Sign Language Deutsche Gebärdensprache' }).click();
  await expect(shown).toHaveValue('German Sign Language');
});

test('in a dialog Escape closes the suggestions first', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  await postJob(recruiter, { title: `Dialog job ${recruiter.id}` });
  const page = await visit({ as: recruiter });
  await page.goto('/my-jobs');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Language requirement' }).fill('kore');
  await expect(dialog.getByRole('option', { name: 'Korean 한국어' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('without a connection the field takes text as before', async ({ page, problems }) => {
  problems.allow(/ERR_|Failed to load|503/);
  await page.goto('/signup');
  await waitUntilHydrated(page);
  await page.route('**/api/languages*', (route) => route.abort());
  const field = languageField(page);
  await field.fill('Japanese');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Japanese');
  await expect(suggestions(page)).toBeHidden();
});
