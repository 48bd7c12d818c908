import { openAccountMenu } from './support/account-menu.ts';
import { makeAdmin, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { downloadBy } from './support/download.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { logIn } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

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
  await openAccountMenu(page);
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

test('a recruiter changes name, phone and address, and the company stays', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const job = await postJob(recruiter);
  const page = await visit({ as: recruiter });
  await page.goto('/account');
  // Disabled until the details are known: a key on it would do nothing.
  const open = page.getByRole('button', { name: 'Edit details', disabled: false });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await expect(dialog.getByText(/^Your company’s name stays/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'help@portal.example' })).toBeVisible();
  await dialog.getByLabel('Phone').fill('123');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await dialog.getByLabel('Phone').fill('9811122233');
  await dialog.getByLabel('Country code').selectOption('DE');
  await dialog.getByLabel('Full name').fill('Lea Lima-Rao');
  await dialog.getByLabel('Address').fill('4 Marine Drive');
  await axeScan(page, 'own details', '[role="dialog"]');
  await page.reload();
  await open.press('Enter');
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(toast(page, 'Your details are saved.')).toBeVisible();
  const facts = page.getByRole('region', { name: 'Your details' });
  for (const text of ['Lea Lima-Rao', '+49 981 112 2233', '4 Marine Drive', 'Verified']) {
    await expect(facts.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('banner').getByRole('button', { name: 'Lea Lima-Rao' })).toBeVisible();
  await expect(async () => {
    await page.goto(`/job/${job}`);
    await expect(page.getByText('Lea Lima-Rao').last()).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const admin = await visit({ as: demoSession('admin') });
  await admin.goto(`/admin/audit?type=recruiter&id=${recruiter.id}&action=recruiter_details_changed`);
  await expect(admin.getByRole('row').filter({ hasText: 'Recruiter changed own details' })).toHaveCount(1);
});

test('an admin changes name, phone and address, and company and role stay', async ({ visit }) => {
  const admin = await makeAdmin();
  const page = await visit({ as: admin });
  await page.goto('/account');
  // Disabled until the details are known: a key on it would do nothing.
  const open = page.getByRole('button', { name: 'Edit details', disabled: false });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await expect(dialog.getByText(/^Company, role and e-mail address stay/)).toBeVisible();
  await expect(dialog.getByText(/verif/i)).toBeHidden();
  await dialog.getByLabel('Address').fill('');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await dialog.getByLabel('Address').fill('4 Marine Drive');
  await dialog.getByLabel('Phone').fill('9811122233');
  await dialog.getByLabel('Country code').selectOption('DE');
  await dialog.getByLabel('Full name').fill('Asha Rao-Lima');
  await axeScan(page, 'own details of an admin', '[role="dialog"]');
  await page.reload();
  await open.press('Enter');
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(toast(page, 'Your details are saved.')).toBeVisible();
  const facts = page.getByRole('region', { name: 'Your details' });
  for (const text of ['Asha Rao-Lima', '+49 981 112 2233', '4 Marine Drive', 'Portal', 'Admin']) {
    await expect(facts.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('banner').getByRole('button', { name: 'Asha Rao-Lima' })).toBeVisible();
  await page.reload();
  await expect(facts.getByText('Asha Rao-Lima', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Profile and activity' }).press('Enter');
  await expect(page.getByText('Admin changed own details')).toBeVisible();
});

test('the account of an admin says who deletes it, and gives a copy of the data', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/account');
  const data = page.getByRole('region', { name: 'Your data' });
  await expect(data).toContainText('Only a master admin can delete this account, under Admin Management.');
  await expect(data.getByRole('button', { name: 'Delete account' })).toBeHidden();
  const { text } = await downloadBy(page, 'Download my data');
  expect(JSON.parse(text)).toMatchObject({ type: 'admin', profile: { email: 'admin@demo.test' } });
});
