import type { Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const management = '/admin/subscription-management';
const invalid = 'Please fill in all required fields with valid values.';

const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });

/** Opens an entry of a menu with the keyboard. */
const chooseAction = async (page: Page, name: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions: ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
};

test('an admin adds a plan, takes it off sale and deletes it', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  const name = `Autumn ${Date.now()}`;
  const row = rowOf(page, 'Subscription Plans', name);
  await page.goto(management);
  await page.getByRole('button', { name: 'Add Plan' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Price (₹)')).toHaveValue('0');
  await expect(dialog.getByLabel('Duration (days)')).toHaveValue('0');
  await dialog.getByLabel('Description').fill('For the season.');
  await dialog.getByLabel('Price (₹)').fill('₹ ४,५००');
  await dialog.getByRole('button', { name: 'Create Plan' }).click();
  // Name, limit and duration.
  await expect(dialog.getByRole('alert')).toHaveText([invalid, invalid, invalid]);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Description')).toHaveValue('For the season.');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Candidate limit').fill('４０');
  await dialog.getByLabel('Duration (days)').fill('٦٠');
  await dialog.getByLabel('Features').fill('Workshops, Priority support');
  await dialog.getByRole('button', { name: 'Create Plan' }).click();
  await expect(toast(page, `Subscription plan "${name}" created successfully!`)).toBeVisible();
  await expect(row).toContainText(/₹4,500.*40 candidates.*60 days.*Active/);

  await chooseAction(page, name, 'Edit');
  await expect(dialog.getByLabel('Features')).toHaveValue('Workshops, Priority support');
  await dialog.getByLabel('Price (₹)').fill('5,000.00');
  await dialog.getByLabel(/^Active:/).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Plan "${name}" updated successfully!`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Show Inactive Plans').check();
  await expect(page).toHaveURL(`${management}?inactive=show`);
  await expect(row).toContainText(/₹5,000.*Inactive/);

  await chooseAction(page, name, 'Delete');
  const question = page.getByRole('alertdialog', { name: `Delete the plan "${name}"?` });
  await expect(question).toContainText('Existing subscriptions continue until they end. This cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, `Plan "${name}" deleted successfully!`)).toBeVisible();
  await expect(row).toHaveCount(0);
  // The menu entry that opened the dialog no longer exists.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Debug information')).toBeVisible();

  await page.goto('/subscription-plan-management');
  await expect(page.getByRole('article').filter({ hasText: 'Enterprise' })).toContainText(/Active.*₹19,999.*90 days/);
  await page.getByRole('button', { name: 'Add Plan' }).click();
  await expect(dialog.getByLabel('Duration (days)')).toHaveValue('30');
});

test('an admin gives a recruiter a subscription, ends it and deletes it', async ({ visit }) => {
  const company = `Kumo Verlag ${Date.now()}`;
  await openSession('recruiter', { company_name: company });
  const page = await visit({ as: demoSession('admin') });
  const row = rowOf(page, 'Subscriptions', company);
  await page.goto(management);
  await page.getByRole('button', { name: 'Add Subscription' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Candidate limit')).toHaveValue('5');
  await dialog.getByRole('button', { name: 'Create Subscription' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a recruiter.');
  await expect(dialog.getByLabel('Recruiter', { exact: true })).toBeFocused();
  await page.keyboard.type(company);
  await dialog.getByRole('list', { name: 'Matching recruiters' }).getByRole('button', { name: company }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Change' })).toBeFocused();
  await dialog.getByLabel('Plan', { exact: true }).selectOption('Basic');
  await expect(dialog.getByLabel('Candidate limit')).toHaveValue('50');
  await dialog.getByLabel('Price (₹)').fill('2500');
  await page.reload();
  await page.getByRole('button', { name: 'Add Subscription' }).press('Enter');
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await expect(dialog).toContainText(company);
  await expect(dialog.getByLabel('Candidate limit')).toHaveValue('50');
  await expect(dialog.getByLabel('Price (₹)')).toHaveValue('2500');
  await dialog.getByRole('button', { name: 'Create Subscription' }).click();
  await expect(toast(page, 'Subscription created successfully!')).toBeVisible();
  await expect(row).toContainText(/Basic.*₹2,500.*50 candidates.*Created by an admin.*Active.*Confirmed/);

  await page.getByLabel('Search subscriptions').fill(company);
  await expect(page).toHaveURL(/[?&]q=Kumo/);
  await expect(page.getByRole('table', { name: 'Subscriptions' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await expect(page.getByText('No subscriptions match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(management);

  await chooseAction(page, `${company}, Basic`, 'Details');
  await expect(dialog).toContainText('Subscription details');
  await dialog.getByRole('button', { name: 'Edit' }).press('Enter');
  await dialog.getByLabel(/^Active:/).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Subscription updated successfully!')).toBeVisible();
  await expect(row).toContainText('Inactive');
  await chooseAction(page, `${company}, Basic`, 'Delete');
  const question = page.getByRole('alertdialog', { name: `Delete the Basic subscription of ${company}?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Subscription deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a payment by UPI is pending for the recruiter until an admin confirms it on the dashboard', async ({ visit }) => {
  const company = `Lima ${Date.now()}`;
  const recruiter = await openSession('recruiter', { company_name: company });
  await expectOk(portal, 'POST', '/subscriptions/payment', {
    token: recruiter.token,
    body: { recruiter_id: recruiter.id, plan_name: 'premium', upi_id: 'lima@bank' },
  });
  const buyer = await visit({ as: recruiter });
  await buyer.goto('/recruiter/subscription-plans');
  const card = buyer.getByRole('article').filter({ has: buyer.getByRole('heading', { name: 'Premium' }) });
  await expect(card).toContainText('Waiting for confirmation');
  await buyer.goto('/recruiter/dashboard');
  await expect(buyer.getByText('Your UPI payment for Premium is waiting')).toBeVisible();
  await expect(buyer.getByText('No Plan', { exact: true })).toBeVisible();

  for (const [role, address] of [
    ['admin', '/admin/dashboard'],
    ['master_admin', '/master-admin/dashboard'],
  ] as const) {
    const page = await visit({ as: demoSession(role) });
    await page.goto(address);
    const row = rowOf(page, 'Subscription Payments', company);
    if (role === 'admin') {
      await expect(row).toContainText(/Premium.*₹7,999.*lima@bank.*Pending/);
      await row.getByRole('button', { name: `Confirm Payment: ${company}, Premium` }).press('Enter');
      const question = page.getByRole('alertdialog', { name: `Confirm the payment of ₹7,999 by ${company}?` });
      await question.getByRole('button', { name: 'Confirm Payment' }).press('Enter');
      await expect(toast(page, 'Payment confirmed successfully!')).toBeVisible();
    } else {
      await page.getByLabel('Payments to show').selectOption('Confirmed payments');
      await expect(page).toHaveURL(`${address}?payments=completed`);
    }
    await expect(row).toContainText(/Completed.*Confirmed/);
  }

  await buyer.getByRole('button', { name: 'Refresh' }).click();
  await expect(buyer.getByText('Your UPI payment for Premium is waiting')).toBeHidden();
  await expect(buyer.getByText('0 / 200 (0%)')).toBeVisible();
});
