import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('what a form or the server refuses is said in the visitor’s language', async ({ visit }) => {
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

test('a masked name keeps its direction on a page that is read from the right', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter'), locale: 'ar' });
  await page.goto('/recruiter/view-candidates?language=Greek');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const name = page
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /^\p{L}\*+ \p{L}\*+$/u })
    .first();
  await expect(name).toBeVisible();
  // The places of all characters, from the first to the last.
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
