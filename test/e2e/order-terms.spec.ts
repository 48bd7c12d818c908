import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const plans = '/recruiter/subscription-plans';
const created = z.object({ id: z.int() });

/** A plan of its own: other journeys buy the standard ones. */
const makePlan = async (name: string, price: number): Promise<number> => {
  const body = { name, description: 'For this journey.', price, candidate_limit: 20, duration_days: 10 };
  const { token } = demoSession('admin');
  return created.parse((await expectOk(portal, 'POST', '/subscription-plans/create', { token, body })).body).id;
};
const changePlan = (id: number, body: object) =>
  expectOk(portal, 'PUT', `/subscription-plans/${id}`, { token: demoSession('admin').token, body });

const choose = async (page: Page, plan: string) => {
  await page.goto(plans);
  await page.getByRole('button', { name: `Select Plan: ${plan}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your plan' });
  await expect(dialog.getByRole('radio', { name: /^Card/ })).toBeChecked();
  return dialog;
};

test('shows a new price before anything is ordered, and charges it only when it is confirmed', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 409/);
  const id = await makePlan('Changing plan', 1_000);
  const page = await visit({ as: await openSession('recruiter') });
  const dialog = await choose(page, 'Changing plan');
  await changePlan(id, { price: 1_234, candidate_limit: 25 });
  await dialog.getByRole('button', { name: 'Pay ₹1,000' }).click();
  await expect(dialog).toContainText('it now costs ₹1,234 for 25 candidate views and 10 days');
  await expect(dialog.getByText('25 candidates')).toBeVisible();
  await axeScan(page, 'changed plan', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Pay ₹1,234' }).click();
  await expect(page.getByRole('dialog', { name: 'Test payment' })).toContainText('₹1,234');
  await changePlan(id, { is_active: false });
});

test('asks before a second order in another tab', async ({ visit, problems }) => {
  problems.allow(/status of 409/);
  const recruiter = await openSession('recruiter');
  const [one, two] = [await visit({ as: recruiter }), await visit({ as: recruiter })];
  const [first, second] = [await choose(one, 'Basic'), await choose(two, 'Basic')];
  await first.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(one.getByRole('dialog', { name: 'Test payment' })).toBeVisible();
  await second.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(second).toContainText('You have an order of ₹2,999 that is not paid yet.');
  await one
    .getByRole('dialog', { name: 'Test payment' })
    .getByRole('button', { name: /^Pay ₹2,999/ })
    .click();
  await expect(one).toHaveURL('/recruiter/dashboard');
  const third = await choose(two, 'Basic');
  await third.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(third).toContainText('You paid ₹2,999 for a plan a moment ago.');
  await axeScan(two, 'second order', '[role="dialog"]');
  await expect(third.getByRole('button', { name: 'Order again and pay ₹2,999' })).toBeEnabled();
});

test('says before the payment what a smaller plan adds, and which name stays', async ({ visit }) => {
  const recruiter = await openSession('recruiter');
  const { token } = demoSession('admin');
  await expectOk(portal, 'PUT', `/admin/verify-recruiter/${recruiter.id}`, { token });
  const body = { recruiter_id: recruiter.id, plan_name: 'premium', candidate_limit: 200, price: 7_999 };
  await expectOk(portal, 'POST', '/admin/subscriptions', { token, body });
  const page = await visit({ as: recruiter });
  const dialog = await choose(page, 'Basic');
  await expect(dialog).toContainText('Basic is a smaller plan than your Premium');
  await expect(dialog).toContainText('you will have 250 views (200 of them from your plan now), until');
  await expect(dialog).toContainText('Your plan is then called Basic instead of Premium.');
  await axeScan(page, 'smaller plan', '[role="dialog"]');
});

test('says before the payment and afterwards that days start with the verification', async ({ visit }) => {
  const recruiter = await openSession('recruiter');
  const { token } = demoSession('admin');
  const page = await visit({ as: recruiter });
  await page.goto(plans);
  await page.getByRole('button', { name: /^Start Free Trial/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your plan' });
  await expect(dialog).toContainText('Your days start with your verification');
  await dialog.getByRole('button', { name: 'Activate Trial' }).click();
  await expect(page).toHaveURL('/recruiter/dashboard');
  await expect(page.getByText('7 days from your verification on')).toBeVisible();
  await page.goto(plans);
  await expect(page.getByText('Your 7 days count from your verification on.')).toBeVisible();
  await expectOk(portal, 'PUT', `/admin/verify-recruiter/${recruiter.id}`, { token });
  await expect(async () => {
    await page.goto('/recruiter/dashboard');
    await expect(page.getByText('7 days remaining')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
