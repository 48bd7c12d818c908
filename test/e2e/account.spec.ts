import { openSession } from './support/sessions.ts';
import { logIn } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('logging out elsewhere ends the session of another browser and keeps the own one', async ({
  visit,
  inbox,
  problems,
}) => {
  problems.allow(/status of 401 /);
  const candidate = await openSession('candidate');
  const elsewhere = await visit();
  await logIn(elsewhere, inbox.code, { path: '/login', email: candidate.email, dashboard: '/candidate/dashboard' });

  const page = await visit({ as: candidate });
  await page.goto('/candidate/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/account');
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.last()).toContainText('Chrome');
  await page.getByRole('button', { name: 'Log out elsewhere' }).click();
  await expect(toast(page, '1 other device was logged out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('You are logged in on this device only.')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
  await page.reload();
  await expect(devices).toHaveCount(1);
});
