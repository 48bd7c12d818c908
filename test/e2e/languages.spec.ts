import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('refusals of a form or the server are shown in the visitor’s language', async ({ visit }) => {
  const page = await visit({ locale: 'de-DE' });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const email = page.getByRole('textbox');
  await email.fill('keine Adresse');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  await email.fill('niemand@mail.example');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Zu dieser E-Mail-Adresse gibt es kein Konto.');
});

test('a refusal with a number is translated, with the number', async ({ visit, problems }) => {
  problems.allow(/status of 400 .*\/api\/account\/email\/undo/);
  const page = await visit({ locale: 'de-DE' });
  await page.goto('/undo-email?token=invalid');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Dieser Link ist ungültig. Eine Änderung der E-Mail-Adresse lässt sich einmal rückgängig machen, innerhalb von 7 Tagen.',
  );
});

test('the error of a form field follows a change of the language', async ({ visit }) => {
  const page = await visit({ locale: 'en-GB' });
  await page.goto('/login');
  const email = page.getByRole('textbox');
  await email.fill('no address');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid e-mail address.');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('alert')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
});

test('a guest searches in English, reads a job in Arabic, and goes back', { tag: '@browsers' }, async ({ page }) => {
  await page.goto('/jobs');
  await page.getByLabel('Keyword').fill('interpreter');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/keyword=interpreter/);
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link', { name: 'View Job Details' }).click();
  await expect(page).toHaveURL(/\/jobs\/\d+/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(/interpreter/i);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'قدّم الآن' })).toBeVisible();
  await expect(title).toContainText(/interpreter/i);
  await page.goBack();
  await expect(page).toHaveURL(/keyword=interpreter/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a masked name keeps its direction on a right-to-left page', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter'), locale: 'ar' });
  await page.goto('/recruiter/view-candidates?language=Greek');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const name = page
    .getByRole('heading', { level: 2 })
    .filter({ hasText: /^\p{L}\*+ \p{L}\*+$/u })
    .first();
  await expect(name).toBeVisible();
  // The positions of all characters, from the first to the last.
  const places = await name.evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [...text.data].map((_, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
