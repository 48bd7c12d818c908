import type { Locator, Page } from '@playwright/test';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { inboxOf } from '#test/support/inbox.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

/** Chooses from a row's menu, without a mouse. */
const choose = async (row: Locator, name: string, action: string): Promise<void> => {
  const page = row.page();
  const item = page.getByRole('menuitem', { name: action, exact: true });
  // The row of a list that is just loading may be replaced, and its menu with it.
  await expect(async () => {
    await row.getByRole('button', { name: `Actions for ${name}` }).press('Enter', { timeout: 1_000 });
    await item.press('Enter', { timeout: 1_000 });
  }).toPass();
};

/** Confirms the open dialog, which names the person and says whether it can be undone. */
const confirm = async (page: Page, title: string, text: string, button: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: title });
  await expect(dialog).toContainText(text);
  const reason = dialog.getByLabel('What you found');
  // Decisions about admins need none.
  if (await reason.isVisible()) await reason.fill('It breaks the rules.');
  await dialog.getByRole('button', { name: button, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
};

test('an admin finds users, verifies, deactivates, reactivates and deletes them', async ({ visit }) => {
  const [candidate, recruiter] = await Promise.all([
    openSession('candidate', { name: 'Quirina Ypsilon' }),
    openSession('recruiter', { name: 'Xaver Recruiter' }),
  ]);
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/admin/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByText(/^Showing \d+ of \d+ users$/)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, /^Successfully loaded/)).toContainText(/\d+ users \(\d+ candidates, \d+ recruiters\)$/);
  await page.getByRole('tab', { name: /^Candidates/ }).click();
  await page.getByLabel('Search users').fill(candidate.email.toUpperCase());
  const row = page.getByRole('row', { name: candidate.email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/tab=candidates&q=/);

  await choose(row, candidate.name, 'View profile');
  const details = page.getByRole('dialog', { name: candidate.name });
  await expect(details.getByRole('link', { name: 'Open full profile' })).toHaveAttribute(
    'href',
    `/candidate/profile/${candidate.id}`,
  );
  await page.keyboard.press('Escape');
  await choose(row, candidate.name, 'Deactivate');
  await confirm(page, 'Deactivate Quirina Ypsilon?', 'You can reactivate the account at any time.', 'Deactivate');
  await expect(toast(page, 'Candidate deactivated successfully')).toBeVisible();
  await expect(row).toContainText('Deactivated');
  await expect(row.getByRole('button')).toBeFocused();
  await choose(row, candidate.name, 'Reactivate');
  await expect(toast(page, 'Candidate reactivated successfully')).toBeVisible();
  await expect(row).toContainText('Active');

  await choose(row, candidate.name, 'Delete');
  await confirm(page, 'Delete Quirina Ypsilon?', 'Are you sure you want to delete this candidate?', 'Delete');
  await expect(toast(page, 'Candidate deleted successfully')).toBeVisible();
  await expect(row).toContainText('Deleted');
  await page.reload();
  await expect(page.getByText('No users match your search')).toBeVisible();
  await page.getByLabel('Status').selectOption('Deleted');
  await expect(page.getByLabel('Show inactive')).toBeChecked();
  await choose(row, candidate.name, 'Delete permanently');
  const erasing = page.getByRole('alertdialog', { name: 'Permanently delete Quirina Ypsilon?' });
  await expect(erasing).toContainText('This cannot be undone.');
  await erasing.getByRole('button', { name: 'Delete permanently' }).press('Enter');
  const typed = page.getByLabel(`Type the name “Quirina Ypsilon” or the id ${candidate.id} to confirm`);
  await expect(typed).toHaveAccessibleDescription('Type the name or the id exactly as shown.');
  await typed.fill('quirina ypsilon');
  await typed.press('Enter');
  await expect(toast(page, 'Candidate permanently deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/users?tab=candidates');
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');

  await page.getByLabel('Search users').fill(recruiter.email);
  const unverified = page.getByRole('row', { name: recruiter.email });
  await expect(unverified).toContainText('Unverified');
  await choose(unverified, recruiter.name, 'Verify');
  await expect(toast(page, 'Recruiter verified successfully!')).toBeVisible();
  await expect(unverified).toContainText('Verified');
});

test('an admin is asked before a recruiter loses the verification in the user management', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter({ name: 'Yara Unverified' });
  const page = await visit({ as: demoSession('admin') });
  await page.goto(`/admin/users?tab=recruiters&q=${encodeURIComponent(recruiter.email)}`);
  const row = page.getByRole('row', { name: recruiter.email });
  await choose(row, recruiter.name, 'Unverify');
  const question = page.getByRole('alertdialog', { name: 'Unverify Yara Unverified?' });
  await expect(question).toContainText('Their jobs are hidden');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(row.getByText('Verified', { exact: true })).toBeVisible();
  await choose(row, recruiter.name, 'Unverify');
  await confirm(page, 'Unverify Yara Unverified?', 'until they are verified again', 'Unverify');
  await expect(toast(page, 'Recruiter unverified successfully!')).toBeVisible();
  await expect(row.getByText('Unverified', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toBeFocused();
});

test('an admin finds an inactive job and deletes it', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter({ name: 'Rosa Ruiz' });
  const title = `Deleted interpreter ${recruiter.id}`;
  const id = await postJob(recruiter, { title, is_active: false });
  const page = await visit({ as: demoSession('admin') });
  const countOf = async (address: string) => {
    await page.goto(address);
    const total = await page.getByText(/^Showing 20 of \d+ jobs$/).textContent();
    return Number(/of (\d+)/.exec(total ?? '')?.[1]);
  };
  // Inactive jobs are counted too, at least the one above.
  const all = await countOf('/admin/jobs');
  expect(await countOf('/admin/jobs?status=active')).toBeLessThan(all);
  await page.getByLabel('Search jobs').fill(title.toUpperCase());
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await page.getByLabel('Status').selectOption('Inactive');
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText(`ID: ${id}`);
  await expect(row).toContainText('Posted by Rosa Ruiz');
  await expect(row).toContainText('Salary not specified');
  await expect(row.getByRole('link', { name: `View ${title}` })).toHaveAttribute('href', `/job/${id}`);
  await row.getByRole('button', { name: `Delete ${title}` }).press('Enter');
  await confirm(page, `Delete ${title}?`, 'Are you sure you want to delete this job?', 'Delete');
  await expect(toast(page, 'Job deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/jobs');
  await expect(page.getByRole('row')).toHaveCount(21);
});

test('an admin sees how many users and admins a list has in all, in the states that it shows', async ({ visit }) => {
  const page = await visit({ as: demoSession('master_admin') });
  const counted = {
    activeCandidates: 117,
    totalCandidates: 120,
    allCandidates: 125,
    activeRecruiters: 10,
    totalRecruiters: 11,
    allRecruiters: 11,
  };
  await page.route('**/api/admin/stats', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...counted } });
  });
  await page.goto('/admin/users');
  await expect(page.getByText(/^Showing \d+ of 127 users$/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Candidates 117' })).toBeVisible();
  await page.getByLabel('Show inactive').click();
  await expect(page.getByText(/^Showing \d+ of 136 users$/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Candidates 125' })).toBeVisible();
  await page.getByLabel('Status').selectOption({ label: 'Deactivated' });
  await expect(page.getByRole('tab', { name: 'Candidates 3' })).toBeVisible();

  await page.route('**/api/admin/active-admins*', async (route) => {
    const response = await route.fetch();
    const link = '</api/admin/active-admins?cursor=more>; rel="next"';
    await route.fulfill({ response, headers: { ...response.headers(), link, 'x-total-count': '2000' } });
  });
  await page.goto('/admin/management');
  await expect(page.getByText(/^Showing \d+ of 2,000 admins$/)).toBeVisible();
});

test('a master admin creates an admin and deactivates the account', async ({ visit, problems }) => {
  problems.allow(/status of 4(00|09) /);
  const page = await visit({ as: demoSession('master_admin') });
  await page.goto('/admin/management');
  const own = page.getByRole('row', { name: demoSession('master_admin').email });
  await expect(own).toContainText('This is you');
  await expect(own.getByRole('button')).toHaveCount(0);

  const form = page.getByRole('region', { name: 'Create Admin' });
  const submit = form.getByRole('button', { name: 'Create admin account' });
  await form.getByLabel('Full name').fill('Nora Newadmin');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveCount(5);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel');
  await form.getByLabel('Email').fill('admin@demo.test');
  await form.getByLabel('Password').fill('not used');
  await form.getByLabel('Phone').fill(somePhone().slice(-10));
  await form.getByLabel('Address').fill('Graz');
  await form.getByLabel('Company name').fill('Portal');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('This e-mail address is already registered.');
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveValue('Nora Newadmin');
  await expect(form.getByLabel('Password')).toHaveValue('not used');
  const email = uniqueEmail('nora');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Language of the invitation').selectOption('Deutsch');
  await submit.click();
  await expect(toast(page, 'Admin created successfully!')).toBeVisible();
  await expect
    .poll(async () => (await inboxOf(portal.inboxUrl, email)).map(({ subject }) => subject))
    .toEqual(['Sie sind jetzt Admin von Foreign Language Job Portal']);
  await expect(page).toHaveURL('/master-admin/dashboard');

  await page.getByRole('main').getByRole('link', { name: 'Admin Management' }).click();
  const row = page.getByRole('row', { name: email });
  const deactivation = '**/api/admin/deactivate-user/**';
  const detail = 'The last master admin can be neither deactivated nor deleted.';
  await page.route(deactivation, (route) =>
    route.fulfill({ status: 400, json: { detail, code: 'LAST_MASTER_ADMIN' } }),
  );
  await choose(row, 'Nora Newadmin', 'Deactivate');
  await confirm(page, 'Deactivate Nora Newadmin?', 'cannot sign in', 'Deactivate');
  await expect(toast(page, detail)).toBeVisible();
  await expect(row).toContainText('Active');
  await page.unroute(deactivation);
  await choose(row, 'Nora Newadmin', 'Deactivate');
  await confirm(page, 'Deactivate Nora Newadmin?', 'You can reactivate the account at any time.', 'Deactivate');
  await expect(toast(page, 'Admin deactivated successfully')).toBeVisible();
  await expect(row).toContainText('Deactivated');
  await page.reload();
  await expect(own).toBeVisible();
  await expect(row).toBeHidden();
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/admin/active-admins*', (route) => answered.then(() => route.fallback()));
  await page.getByLabel('Show inactive').click();
  await expect(page.getByLabel('Show inactive')).toBeChecked();
  // The rows, and an open menu of one, stay while the list is loaded again.
  await expect(page.getByRole('row', { name: 'admin@demo.test' })).toBeVisible();
  answer();
  await choose(row, 'Nora Newadmin', 'Delete');
  await confirm(page, 'Delete Nora Newadmin?', 'Are you sure you want to delete this admin?', 'Delete');
  await expect(row).toContainText('Deleted');
});
