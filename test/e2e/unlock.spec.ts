import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('an unlocked profile opens again at once, although the list does not know of it yet', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/recruiter/view-candidates?language=Greek');
  const card = page.getByRole('article').filter({ hasNot: page.getByText('Unlocked', { exact: true }) });
  const open = card.first().getByRole('button', { name: /^View Profile/ });
  await expect(open).toBeVisible();
  // The list that would know is on its way for the rest of the test.
  await page.route('**/api/candidate/all/masked?*', () => undefined);
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Unlock profile' }).click();
  await expect(dialog.getByText(/^Profile unlocked\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog.getByText(/^Profile unlocked\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Unlock profile' })).toHaveCount(0);
});
