import { expectOk } from '#test/support/http-api.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('an unlocked profile opens again immediately, although the list is still stale', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/recruiter/view-candidates?language=Greek');
  const card = page.getByRole('article').filter({ hasNot: page.getByText('Unlocked', { exact: true }) });
  const open = card.first().getByRole('button', { name: /^View Profile/ });
  await expect(open).toBeVisible();
  // The fresh list is delayed for the rest of the test.
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

test('an unverified recruiter sees what verification allows, instead of being asked to use a view', async ({
  visit,
}) => {
  const recruiter = await openSession('recruiter');
  const body = { recruiter_id: recruiter.id, plan_name: 'trial' };
  await expectOk(portal, 'POST', '/subscriptions/create', { token: recruiter.token, body });
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/view-candidates');
  const needed = 'Your account needs to be verified by admin';
  await expect(page.getByText(needed)).toBeVisible();
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(needed)).toBeVisible();
  await expect(dialog.getByText('an admin checks your company')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Unlock profile' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', { name: /^Shortlist / })
    .first()
    .click();
  await expect(dialog.getByText(needed)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add to shortlist' })).toHaveCount(0);
  await page.goto('/recruiter/shortlisted-candidates');
  await expect(page.getByText(needed)).toBeVisible();
});
