import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { parseCsv } from '#test/support/parse-csv.ts';
import { axeScan, scanScreen } from './support/axe-scan.ts';
import { downloadBy } from './support/download.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const successful = 'Payment successful! Your subscription is now active.';
const plans = '/recruiter/subscription-plans';

const choosePlan = async (page: Page, plan: string): Promise<void> => {
  await page.getByRole('button', { name: `Select Plan: ${plan}` }).click();
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
};

/** Continues to the checkout and presses one of its buttons. */
const pressInCheckout = async (page: Page, button: RegExp): Promise<void> => {
  await page
    .getByRole('dialog', { name: 'Confirm your plan' })
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await page.getByRole('dialog', { name: 'Test payment' }).getByRole('button', { name: button }).click();
};

/** Names a company in another state for the invoice; a GSTIN names the state. */
const enterBilling = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Billing details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Billing details' });
  await dialog.getByLabel('Legal name of the company').fill('Lima Languages Limited');
  await dialog.getByLabel('Billing address').fill('2 Street\nMumbai');
  await dialog.getByLabel('GSTIN').fill('27aapfu0939f1zw');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Please check this GSTIN');
  await dialog.getByLabel('GSTIN').fill('27aapfu0939f1zv');
  await expect(dialog.getByLabel('State')).toHaveValue('27');
  await axeScan(page, 'billing details', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Billing details saved.')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Lima Languages Limited');
};

test('pays for a plan by card at the third attempt, and gets an invoice to print', async ({ visit }) => {
  const recruiter = await openSession('recruiter', { company_name: 'Lima & Söhne' });
  const page = await visit({ as: recruiter });
  await page.goto(plans);
  await expect(page.getByText('incl. 18% GST').first()).toBeVisible();
  await choosePlan(page, 'Basic');
  await expect(page.getByRole('dialog')).toContainText('₹2,999 incl. 18% GST');
  await enterBilling(page);

  await pressInCheckout(page, /^Close without paying/);
  await expect(page.getByText('You closed the payment window.')).toBeVisible();
  await pressInCheckout(page, /^Let the payment fail/);
  await expect(page.getByText('The payment failed. You may try again.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveText('Payment processing failed. Please try again.');
  await pressInCheckout(page, /^Pay ₹2,999/);
  await expect(toast(page, successful)).toBeVisible();
  await expect(page).toHaveURL('/recruiter/dashboard');

  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(`/subscription/${recruiter.id}`);
  const rows = page.getByRole('table', { name: 'Payment History' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(/Basic.*₹2,999.*Paid/);
  await page.getByRole('link', { name: /^Invoice: Basic/ }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Tax invoice', { timeout: 20_000 });
  await expect(sheet).toContainText(/INV\/\d\d-\d\d\/\d{6}/);
  await expect(sheet).toContainText('Lima Languages Limited');
  await expect(sheet).toContainText('GSTIN 27AAPFU0939F1ZV');
  await expect(sheet).toContainText('Maharashtra (27)');
  await expect(sheet.getByRole('row', { name: 'IGST 18%' })).toContainText('₹457.47');
  await expect(sheet.getByRole('row', { name: 'Total' })).toContainText('₹2,999.00');
  await expect(sheet).toContainText('Rupees Two Thousand Nine Hundred Ninety-Nine Only');
  await scanScreen(page, 'invoice');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto(plans);
  await choosePlan(page, 'Premium');
  await expect(page.getByRole('dialog')).toContainText('you will have 250 views (50 of them from your plan now)');
});

test('reports a failed payment only when it was refused, and uses the webhook’s result after a lost response', async ({
  visit,
  problems,
}) => {
  problems.allow(/ERR_FAILED|status of 400 .*\/verify-payment|status of 409/);
  const recruiter = await openSession('recruiter');
  const page = await visit({ as: recruiter });
  const history = '**/api/payments/recruiter/*';
  const verification = '**/api/subscription-plans/verify-payment';
  const refusal = {
    code: 'PAYMENT_VERIFICATION_FAILED',
    detail: 'Payment verification failed. Please contact support.',
  };
  const dialog = page.getByRole('dialog', { name: 'Confirm your plan' });
  await page.clock.install();
  await page.route(history, (route) => route.fulfill({ json: [] }));
  await page.route(verification, (route) => route.fulfill({ status: 400, json: refusal }));
  await page.goto(plans);
  await choosePlan(page, 'Basic');
  await pressInCheckout(page, /^Pay ₹/);
  await expect(dialog.getByRole('alert')).toHaveText(refusal.detail);

  // The webhook has settled the order meanwhile: it must not be paid again.
  const payments = () => expectOk(portal, 'GET', `/payments/recruiter/${recruiter.id}`, { token: recruiter.token });
  await expect.poll(async () => (await payments()).body).toMatchObject([{ status: 'completed' }]);
  await page.unroute(history);
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(toast(page, successful)).toBeVisible();
  await expect(page).toHaveURL('/recruiter/dashboard');

  await page.unroute(verification);
  await page.route(history, (route) => route.abort());
  await page.route(verification, (route) => route.abort());
  await page.goto(plans);
  await choosePlan(page, 'Basic');
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await dialog.getByRole('button', { name: /^Order again/ }).click();
  await page
    .getByRole('dialog', { name: 'Test payment' })
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(async () => {
    await page.clock.fastForward('00:03');
    await expect(dialog).toContainText('Please do not pay again.', { timeout: 300 });
  }).toPass();
  await page.unroute(history);
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(toast(page, successful)).toBeVisible();
  await expect(page).toHaveURL('/recruiter/dashboard');
});

const subscriptions = z.array(z.object({ id: z.int(), payment_status: z.string() }));

test('reports a payment by UPI, which is pending until an admin confirms it', { tag: '@browsers' }, async ({
  visit,
}) => {
  const recruiter = await openSession('recruiter', { company_name: 'Lima Languages' });
  const page = await visit({ as: recruiter });
  await page.goto(plans);
  await choosePlan(page, 'Premium');
  await page.getByText('UPI transfer').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').nth(0)).toContainText('Send ₹7,999 to this UPI ID');
  await expect(dialog.getByRole('listitem').nth(0)).toContainText('portal@example');
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('Lima Languages');
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a UPI ID like name@bank.');
  await axeScan(page, 'payment by UPI', '[role="dialog"]');
  await dialog.getByLabel('The UPI ID that you paid from').fill('lima@bank');
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await expect(dialog).toContainText('Your plan starts as soon as an admin has confirmed your payment.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Your UPI payment for Premium is waiting')).toBeVisible();

  const { token } = demoSession('admin');
  const { body } = await expectOk(portal, 'GET', `/admin/subscriptions/recruiter/${recruiter.id}`, { token });
  const [pending] = subscriptions.parse(body);
  expect(pending?.payment_status).toBe('pending');
  await page.getByRole('link', { name: 'Payments and invoices' }).click();
  await expect(page.getByText('Waiting for confirmation')).toBeVisible();
  await expect(page.getByText('No Active Plan')).toBeVisible();
  await expectOk(portal, 'POST', `/admin/subscriptions/${pending?.id}/confirm-payment`, { token });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('row', { name: /Premium/ })).toContainText('Paid');
  await expect(page.getByText('200 limit')).toBeVisible();
  const end = page.getByText('Expires On').locator('../..').getByRole('definition').first().locator('span');
  expect(await end.evaluate((date) => date.getClientRects().length), 'lines of the end date').toBe(1);
  await expect(page.getByRole('link', { name: /^Invoice: Premium/ })).toBeVisible();
});

test('an admin refunds a part and then the rest, and each gets a credit note', async ({ visit, problems }) => {
  problems.allow(/status of 400 .*\/refund/);
  const company = `Refunded Languages ${Date.now()}`;
  const recruiter = await openSession('recruiter', { company_name: company });
  const buyer = await visit({ as: recruiter });
  await buyer.goto(plans);
  await choosePlan(buyer, 'Basic');
  await pressInCheckout(buyer, /^Pay ₹/);
  await expect(toast(buyer, successful)).toBeVisible();

  const page = await visit({ as: demoSession('admin') });
  await page.goto('/admin/subscription-management');
  const refund = async (amount: string | undefined) => {
    await page.getByRole('button', { name: `Actions: ${company}, Basic` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Details' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
    if (amount !== undefined) {
      await dialog.getByLabel('Amount in rupees').fill('5000');
      await dialog.getByRole('button', { name: 'Pay back' }).click();
      await expect(dialog).toContainText('Please give at most ₹2,999');
      await axeScan(page, 'refund', '[role="dialog"]');
      await dialog.getByLabel('Amount in rupees').fill(amount);
    }
    await dialog.getByRole('button', { name: 'Pay back' }).click();
    // The toast of the first refund may still be there when the second is sent.
    await expect(dialog).toBeHidden();
    await expect(toast(page, 'The refund was recorded.').last()).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await refund('999');
  await refund(undefined);

  await buyer.goto(`/subscription/${recruiter.id}`);
  await expect(buyer.getByRole('row', { name: /Basic/ })).toContainText('Refunded');
  await buyer.getByRole('link', { name: /^Invoice: Basic/ }).click();
  await expect(async () => {
    await buyer.reload();
    await expect(buyer.getByRole('article')).toHaveCount(3, { timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await expect(buyer.getByRole('article').nth(1)).toContainText(/Credit note.*CRN\//s);
  await expect(buyer.getByRole('row', { name: 'Total credited' })).toHaveText([/₹999\.00/, /₹2,000\.00/]);
});

test('exports the subscription as a file that no spreadsheet runs', async ({ visit }) => {
  const company = '=HYPERLINK("http://evil.example","Lima, Lda")';
  const recruiter = await openSession('recruiter', { company_name: company });
  const page = await visit({ as: recruiter });
  // The address of another recruiter redirects to the own one.
  await page.goto('/subscription/1');
  await expect(page).toHaveURL(`/subscription/${recruiter.id}`);
  // As the company, and as the buyer on invoices.
  await expect(page.getByText(company).first()).toBeVisible();
  const { name, text } = await downloadBy(page, 'Export');
  expect(name).toMatch(/^subscription_details_\d{4}-\d{2}-\d{2}\.csv$/);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [header, row, ...more] = parseCsv(text);
  expect(more).toEqual([]);
  expect(row).toHaveLength(header?.length ?? 0);
  expect(row?.[header?.indexOf('Company') ?? 0]).toBe(`'${company}`);
});

test('a blocked checkout says what to allow, and leads to the payment by UPI', async ({ visit, problems }) => {
  problems.allow(/ERR_(FAILED|BLOCKED_BY_CLIENT)/);
  const page = await visit({ as: await openSession('recruiter') });
  await page.route('**/checkout.js', (route) => route.abort('blockedbyclient'));
  await page.goto(plans);
  await choosePlan(page, 'Basic');
  const dialog = page.getByRole('dialog', { name: 'Confirm your plan' });
  const pay = dialog.getByRole('button', { name: /^Pay ₹/ });
  await pay.click();
  await expect(dialog.getByRole('alert')).toHaveText(/blocks it\. Please allow 127\.0\.0\.1:\d+ and try again\.$/);
  await expect(pay).not.toHaveAttribute('aria-busy');
  await axeScan(page, 'a blocked checkout', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Pay by UPI instead' }).click();
  await expect(dialog.getByRole('radio', { name: /^UPI/ })).toBeChecked();
  await expect(dialog.getByLabel('The UPI ID that you paid from')).toBeVisible();
});

test('a blocked checkout offers no payment by UPI on a stage without one', async ({ visit, problems }) => {
  problems.allow(/ERR_(FAILED|BLOCKED_BY_CLIENT)/);
  const page = await visit({ as: await openSession('recruiter') });
  await page.route('**/checkout.js', (route) => route.abort('blockedbyclient'));
  await page.route('**/api/payments/ways', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), upi: null } });
  });
  await page.goto(plans);
  await choosePlan(page, 'Basic');
  const dialog = page.getByRole('dialog', { name: 'Confirm your plan' });
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('something in your browser blocks it');
  await expect(dialog).not.toContainText('UPI');
});
