import type { Page } from '@playwright/test';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { expectFocusOn, goTo, press, tabTo, typeInto } from './support/keyboard.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

type Code = (email: string) => Promise<string>;
interface SignIn {
  path: string;
  email: string;
  dashboard: string;
}

/** Signs in without a mouse. */
const signIn = async (page: Page, code: Code, { path, email, dashboard }: SignIn): Promise<void> => {
  await page.goto(path);
  await waitUntilHydrated(page);
  await typeInto(page, 'Email', email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.keyboard.type(await code(email));
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

/** A dialog closed by itself or with Escape, and the focus is back where it was opened. */
const expectBackOn = async (page: Page, opener: string | RegExp): Promise<void> => {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expectFocusOn(page, opener);
};

const expectFocusInDialog = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);

test('a recruiter works a day without a mouse, from a posting to the plans', async ({ page, inbox }) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const title = `Keyboard teacher ${recruiter.id}`;
  await inbox.code(recruiter.email);
  const dashboard = '/recruiter/dashboard';
  await signIn(page, inbox.code, { path: '/recruiter/login', email: recruiter.email, dashboard });

  await goTo(page, 'My Jobs', '/my-jobs');
  await press(page, 'Post New Job');
  await expect(page).toHaveURL('/post-job');
  await expect(page.getByRole('button', { name: 'Post Job' })).toBeEnabled();
  await tabTo(page, 'Job title');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Job title')).toBeFocused();
  await expect(page.getByLabel('Job title')).toHaveAccessibleDescription(/./);
  await page.keyboard.type(title);
  await typeInto(page, 'Language requirement', 'Japanes');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Japanese');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Language requirement')).toHaveValue('Japanese');
  await typeInto(page, 'Location', 'Lisbon');
  await typeInto(page, 'Description', 'Teach Japanese to interpreters.');
  await press(page, 'Post Job');
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/recruiter/my-jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const applicants = `View Applicants: ${title}`;
  const path = await page.getByRole('link', { name: applicants }).getAttribute('href');
  await apply(candidate, Number(/[0-9]+/.exec(path ?? '')?.[0]));
  await goTo(page, applicants, path ?? '', 'Tab');
  await press(page, 'Show names and contact details');
  await expectFocusOn(page, 'Hide names and contact details');
  const shortlist = `Add to shortlist: ${candidate.name}`;
  await press(page, shortlist);
  await expect(page.getByRole('dialog')).toBeVisible();
  await typeInto(page, /^Notes/, 'Knows the field.');
  await press(page, 'Add to shortlist');
  await expect(toast(page, 'Candidate added to shortlist!')).toBeVisible();
  await expectBackOn(page, shortlist);
  const update = `Update status: ${candidate.name}`;
  await press(page, update, 'Shift+Tab');
  await tabTo(page, 'Status');
  await page.keyboard.type('Rev');
  await press(page, 'Update');
  await expect(toast(page, 'Application status updated successfully!')).toBeVisible();
  await expectBackOn(page, update);

  await goTo(page, 'Candidates', '/recruiter/view-candidates');
  // A demo candidate: the newest one may be of a journey that deletes the account.
  await typeInto(page, 'Keyword', 'hospitals');
  await press(page, 'Search');
  await expect(page).toHaveURL('/recruiter/view-candidates?keyword=hospitals');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await press(page, /^View Profile/);
  await press(page, 'Unlock profile');
  await expect(page.getByText(/^Profile unlocked\./)).toBeVisible();
  await expectFocusInDialog(page);
  await page.keyboard.press('Escape');
  await expectBackOn(page, /^View Profile/);

  await goTo(page, 'Shortlist', '/recruiter/shortlisted-candidates');
  await press(page, 'Update status');
  await page.keyboard.type('Int');
  await expectFocusOn(page, 'Interviewed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('New status')).toHaveValue('interviewed');
  await press(page, 'Update');
  // The one about the application may still be in sight.
  await expect(toast(page, 'Status updated successfully!').filter({ hasNotText: 'Application' })).toBeVisible();
  await expectBackOn(page, 'Update status');

  await goTo(page, 'Plans', '/recruiter/subscription-plans');
  await press(page, 'Select Plan: Basic');
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expectBackOn(page, 'Select Plan: Basic');
});

test('a master admin creates an admin, who works a day without a mouse until the sign-out', async ({
  visit,
  page,
  inbox,
}) => {
  const company = `Teclado ${crypto.randomUUID().slice(0, 8)}`;
  const [candidate, recruiter] = await Promise.all([
    openSession('candidate', { name: 'Tomas Teclado' }),
    openSession('recruiter', { name: 'Rita Teclado', company_name: company }),
  ]);
  const body = { recruiter_id: recruiter.id, plan_name: 'basic', upi_id: 'rita@bank' };
  await expectOk(portal, 'POST', '/subscriptions/payment', { token: recruiter.token, body });

  const master = await visit({ as: demoSession('master_admin') });
  const email = uniqueEmail('keyboard');
  await master.goto('/admin/management');
  await expect(master.getByRole('row', { name: /This is you/ })).toBeVisible();
  await typeInto(master, 'Full name', 'Ada Teclado');
  await press(master, 'Create admin account');
  await expect(master.getByLabel('Email')).toBeFocused();
  await master.keyboard.type(email);
  await typeInto(master, 'Password', 'not used');
  await typeInto(master, 'Phone', somePhone().slice(-10));
  await typeInto(master, 'Address', 'Graz');
  await typeInto(master, 'Company name', 'Portal');
  await press(master, 'Create admin account');
  await expect(toast(master, 'Admin created successfully!')).toBeVisible();
  await expect(master).toHaveURL('/master-admin/dashboard');
  await expect(master.getByRole('heading', { level: 1 })).toBeFocused();

  await signIn(page, inbox.code, { path: '/admin/login', email, dashboard: '/admin/dashboard' });
  await goTo(page, 'Recruiters', '/recruiter-management');
  await typeInto(page, 'Search recruiters', recruiter.email);
  await press(page, 'Verify Rita Teclado');
  await expect(toast(page, 'Recruiter verified successfully!')).toBeVisible();
  await expectFocusOn(page, 'Unverify Rita Teclado');

  await goTo(page, 'Subscriptions', '/admin/subscription-management');
  await typeInto(page, 'Search subscriptions', company);
  await press(page, `Confirm Payment: ${company}, Basic`);
  await expect(page.getByRole('alertdialog')).toContainText('rita@bank');
  await press(page, 'Confirm Payment');
  await expect(toast(page, 'Payment confirmed successfully!')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await goTo(page, 'Users', '/admin/users');
  await typeInto(page, 'Search users', candidate.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, 'Actions for Tomas Teclado');
  await page.keyboard.type('Dea');
  await expectFocusOn(page, 'Deactivate');
  await page.keyboard.press('Enter');
  await press(page, 'Deactivate');
  await expect(toast(page, 'Candidate deactivated successfully')).toBeVisible();
  await expectBackOn(page, 'Actions for Tomas Teclado');

  await goTo(page, 'Dashboard', '/admin/dashboard');
  await press(page, /^Audit trail/);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'Ada Teclado' }).first()).toBeVisible();
  await press(page, 'Logout', 'Shift+Tab');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
});

test('a candidate works a day with a keyboard at a phone, whose bars cover no focused element', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const title = `Pocket interpreter ${recruiter.id}`;
  await postJob(recruiter, { title });
  const page = await visit({ as: await openSession('candidate'), viewport: { width: 390, height: 700 } });
  await page.goto('/jobs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await press(page, 'Filters');
  await expect(page.getByRole('main').getByLabel('Location', { exact: true })).toBeVisible();
  await typeInto(page, 'Keyword', title, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 of 1 jobs')).toBeVisible();
  await expect(page.getByLabel('Keyword')).toBeFocused();
  await press(page, `Save ${title}`);
  await expect(page.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'true');
  await goTo(page, title, /\/job\/[0-9]+$/, 'Shift+Tab');
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  await press(page, 'Apply Now');
  await typeInto(page, /^Message to the recruiter/, 'I live nearby.');
  await press(page, 'Send application');
  await expect(toast(page, /^Successfully applied for /)).toContainText(title);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFocusOn(page, /./);
  // The bar of actions grows with it.
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible();

  await goTo(page, 'Dashboard', '/candidate/dashboard', 'Tab');
  await tabTo(page, 'All Jobs');
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/candidate/dashboard?tab=applied');
  await press(page, `Withdraw the application for ${title}`);
  await press(page, 'Withdraw application');
  await expect(toast(page, 'Application withdrawn')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await goTo(page, 'Profile', '/candidate/profile', 'Tab');
  await press(page, 'Edit Profile');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await typeInto(page, /^Subtitle/, 'Interpreter at hand');
  await press(page, 'Save changes');
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expectFocusOn(page, 'Edit Profile');
  await press(page, /^Notifications/, 'Shift+Tab');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocusOn(page, /^Notifications/);
});
