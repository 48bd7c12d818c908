import { expectOk } from '#test/support/http-api.ts';
import { inboxOf } from '#test/support/inbox.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('a code is mailed in the language that the site is shown in', async ({ visit }) => {
  const { email } = await openSession('candidate');
  const page = await visit({ locale: 'de-DE' });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const sent = page.waitForResponse((response) => response.url().endsWith('/candidate/send-otp'));
  await page.getByRole('textbox').fill(email);
  await page.getByRole('textbox').press('Enter');
  expect((await sent).status()).toBe(200);
  const subjects = async () => (await inboxOf(portal.inboxUrl, email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Ihr Anmeldecode für Foreign Language Job Portal');
});

test('a plan is shown in the reader’s language, and what is not translated as the admin wrote it', async ({
  visit,
}) => {
  const admin = demoSession('admin');
  const name = `Autumn ${Date.now()}`;
  const { body } = await expectOk(portal, 'POST', '/subscription-plans/create', {
    token: admin.token,
    body: { name, description: 'For the season.', price: 4500, candidate_limit: 40, duration_days: 60 },
  });
  const { id } = body as { id: number };
  const page = await visit({ as: admin });
  await page.goto('/subscription-plan-management');
  await page.getByRole('button', { name: `Actions: ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').filter({ hasText: 'Translations' }).press('Enter');
  const german = dialog.locator('summary').filter({ hasText: 'German' });
  await german.press('Enter');
  const texts = dialog.getByRole('group', { name: 'German' });
  await texts.getByLabel('Name').fill('H'.repeat(61));
  // An error opens the folded part that it is in.
  await german.press('Enter');
  await expect(texts).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(texts.getByRole('alert')).toHaveText('Please use at most 60 characters.');
  await texts.getByLabel('Name').fill(`Herbst ${id}`);
  await texts.getByLabel('Features').fill('Schulungen, Schneller Support');
  await expect(german).toContainText('Translated');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Plan "${name}" updated successfully!`)).toBeVisible();

  const reader = await visit({ locale: 'de-DE' });
  await reader.goto('/subscription/plans');
  const card = reader.getByRole('article').filter({ has: reader.getByRole('heading', { name: `Herbst ${id}` }) });
  await expect(card).toContainText('For the season.');
  await expect(card.getByRole('listitem').filter({ hasText: 'Schneller Support' })).toBeVisible();
  await expectOk(portal, 'DELETE', `/subscription-plans/${id}`, { token: admin.token });
});
