import type { Page } from '@playwright/test';
import { uniqueEmail } from '#test/support/accounts.ts';
import { apply, makeAdmin } from './support/api.ts';
import { mp4, pdf } from './support/files.ts';
import { openedRow, openFirstRow, openRow } from './support/rows.ts';
import { openSession } from './support/sessions.ts';
import { logIn, signUpCandidate, signUpRecruiter } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

/** Reloads until the bell's list shows a notification, as events are processed asynchronously. */
const expectNotification = async (page: Page, text: string | RegExp): Promise<void> => {
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
    await expect(page.getByRole('dialog').getByText(text)).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await page.keyboard.press('Escape');
};

/** Sets the status of the only candidate on the shown shortlist. */
const moveTo = async (page: Page, name: string, status: string): Promise<void> => {
  await openRow(page, name);
  const opened = openedRow(page);
  await opened.getByRole('button', { name: 'Update status' }).press('Enter');
  await page.getByRole('menuitem', { name: status }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Notes/)
    .fill(`Now ${status.toLowerCase()}.`);
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opened.getByText(status, { exact: true }).first()).toBeVisible();
};

/** The story from both sign-ups to the interview. */
const tellStory: Parameters<typeof test>[2] = async ({ visit, inbox }) => {
  test.setTimeout(300_000);
  // Not only digits: in a profile they would be masked like a phone number.
  const mark = `x${crypto.randomUUID().slice(0, 8)}`;
  const company = `Lima Languages ${mark}`;
  const title = `Conference interpreter ${mark}`;
  const skill = `Whispering ${mark}`;
  const [recruiter, admin, candidate] = [await visit(), await visit(), await visit()];
  const email = uniqueEmail('yuki');
  let jobPath = '';

  await test.step('the recruiter signs up and sees that they are not verified', async () => {
    await signUpRecruiter(recruiter, inbox.code, { name: 'Rafael Lima', email: uniqueEmail('rafael'), company });
    await expect(recruiter.getByText('Your account needs to be verified by admin')).toBeVisible();
    await recruiter
      .getByRole('main')
      .getByRole('link', { name: /^Post a Job/ })
      .click();
    await expect(recruiter.getByRole('button', { name: 'Post Job' })).toBeDisabled();
    await expect(recruiter.getByText('You need an active subscription to post jobs.')).toBeVisible();
  });

  await test.step('an admin signs in and verifies the recruiter', async () => {
    // Not a demo user: their codes are those of whichever journey reads them first.
    const { email: address } = await makeAdmin();
    await inbox.code(address);
    await logIn(admin, inbox.code, { path: '/admin/login', email: address, dashboard: '/admin/dashboard' });
    await admin.getByRole('navigation').getByRole('link', { name: 'Recruiters' }).first().click();
    await admin.getByLabel('Search recruiters').fill(company);
    const row = admin.getByRole('row').filter({ hasText: company });
    await expect(row).toContainText('Unverified');
    await row.getByRole('button', { name: 'Verify Rafael Lima' }).click();
    await expect(toast(admin, 'Recruiter verified successfully!')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Unverify Rafael Lima' })).toBeVisible();
  });

  await test.step('the recruiter takes the trial', async () => {
    const plans = recruiter.getByRole('main').getByRole('link', { name: 'Choose a Subscription Plan' });
    await recruiter.goto('/recruiter/dashboard');
    await expect(plans).toBeVisible();
    await plans.click();
    await recruiter.getByRole('button', { name: 'Start Free Trial: Trial' }).click();
    await recruiter.getByRole('button', { name: 'Activate Trial' }).click();
    await expect(recruiter.getByText('Your trial is active.')).toBeVisible();
    await expect(recruiter).toHaveURL('/recruiter/dashboard');
    const card = recruiter.getByRole('region', { name: /^Subscription/ });
    await expect(card).toContainText('Trial');
    await expect(card).toContainText('0 / 5');
    await expect(recruiter.getByRole('navigation', { name: 'What you can do' })).toBeVisible();
    await expect(plans).toHaveCount(0);
    await expectNotification(recruiter, 'Your account is verified: you can post jobs now.');
  });

  await test.step('and posts a job', async () => {
    await recruiter.goto('/my-jobs');
    await recruiter.getByRole('link', { name: 'Post New Job' }).first().click();
    await recruiter.getByLabel('Job title').fill(title);
    await recruiter.getByLabel('Language requirement').fill('Japanese');
    await recruiter.getByLabel('Location', { exact: true }).fill('Lisbon, Portugal');
    await recruiter.getByLabel('Description').fill('You interpret for our guests.\nTwo fairs a month.');
    await recruiter.getByLabel('Minimum salary a year').fill('60000');
    await recruiter.getByLabel('Maximum salary a year').fill('40000');
    await recruiter.getByRole('button', { name: 'Post Job' }).click();
    await expect(recruiter.getByText('Maximum salary should be greater than minimum salary')).toBeVisible();
    await recruiter.getByLabel('Maximum salary a year').fill('80000');
    await recruiter.getByRole('button', { name: 'Post Job' }).click();
    await expect(toast(recruiter, 'Job posted successfully!')).toBeVisible();
    await expect(recruiter).toHaveURL('/recruiter/my-jobs');
    const link = recruiter.getByRole('heading', { name: title }).getByRole('link');
    jobPath = (await link.getAttribute('href')) ?? '';
  });

  await test.step('the candidate signs up and completes the profile with CV and video', async () => {
    await signUpCandidate(candidate, inbox.code, { name: 'Yuki Brandt', email });
    await candidate.getByRole('button', { name: 'View Profile' }).click();
    const dialog = candidate.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Edit Profile' }).click();
    await dialog.getByLabel('Upload CV').setInputFiles(pdf());
    await expect(dialog.getByText('CV uploaded')).toBeVisible();
    await dialog.getByLabel('Upload video').setInputFiles(mp4());
    await expect(dialog.getByText('Video uploaded')).toBeVisible();
    await dialog.getByLabel(/^Skills/).fill(`${skill}, Consecutive`);
    await dialog.getByLabel(/^Subtitle/).fill('Japanese and German, every day');
    await dialog.getByLabel(/^Language/).fill('Japanese');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(candidate, 'Profile updated successfully!')).toBeVisible();
    await expect(dialog.getByText(skill)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const address = (await dialog.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    await expect(dialog.getByTitle('CV of Yuki Brandt')).toHaveAttribute('src', address);
    await dialog.getByRole('button', { name: 'Hide preview' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('finds the job and applies', async () => {
    await candidate.getByRole('navigation').getByRole('link', { name: 'Find Jobs' }).first().click();
    // Until its code is loaded, the dashboard is still shown, which has a field of the same name.
    await expect(candidate.getByRole('heading', { level: 1, name: 'Find Your Dream Job' })).toBeVisible();
    await candidate.getByLabel('Keyword').fill(title.toUpperCase());
    await candidate.getByRole('button', { name: 'Search' }).click();
    await expect(candidate.getByText('Showing 1 of 1 jobs')).toBeVisible();
    await candidate.getByRole('link', { name: 'View Job Details' }).click();
    await expect(candidate).toHaveURL(jobPath);
    await expect(candidate.getByRole('heading', { level: 1 })).toContainText(title);
    await candidate.getByRole('button', { name: 'Apply Now' }).click();
    await candidate.getByRole('button', { name: 'Send application' }).click();
    await expect(toast(candidate, `Successfully applied for ${title} at ${company}!`)).toBeVisible();
    await expect(candidate.getByRole('button', { name: 'Applied', exact: true })).toBeDisabled();
  });

  const other = await openSession('candidate', { name: 'Otto Zweig', language: 'Japanese' });
  await apply(other, Number(jobPath.split('/').at(-1)));

  await test.step('the recruiter is notified and sees the masked applicants', async () => {
    await expectNotification(recruiter, `Y*** B*** applied for ${title}.`);
    await recruiter.goto('/my-jobs');
    await recruiter.getByRole('link', { name: `View Applicants: ${title}` }).click();
    await expect(recruiter.getByRole('heading', { name: 'Y*** B***' })).toBeVisible();
    await expect(recruiter.getByRole('heading', { name: 'O*** Z***' })).toBeVisible();
    expect(await recruiter.content()).not.toContain(email);
    await expect(recruiter.getByText('Yuki Brandt')).toHaveCount(0);
  });

  await test.step('marks one application as shortlisted', async () => {
    await openRow(recruiter, 'Y*** B***');
    await recruiter.getByRole('button', { name: 'Update status: Y*** B***' }).click();
    await recruiter.getByRole('dialog').getByLabel('Status').selectOption('Shortlisted');
    await recruiter.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    await expect(toast(recruiter, 'Application status updated successfully!')).toBeVisible();
    await openRow(recruiter, 'O*** Z***');
    await recruiter.getByRole('button', { name: 'Add to shortlist: O*** Z***' }).click();
    await recruiter.getByRole('dialog').getByRole('button', { name: 'Add to shortlist' }).click();
    await expect(recruiter.getByRole('dialog')).toBeHidden();
  });

  await test.step('unlocks the candidate once, at the price of one view', async () => {
    await recruiter.goto('/recruiter/view-candidates');
    await recruiter.getByRole('button', { name: 'All filters', exact: true }).click();
    const filters = recruiter.getByRole('dialog', { name: 'All filters' });
    await filters.getByRole('textbox', { name: 'Skills' }).fill(skill);
    await filters.getByRole('textbox', { name: 'Skills' }).press('Enter');
    await recruiter.keyboard.press('Escape');
    const card = recruiter.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Y*** B***');
    await openFirstRow(recruiter);
    const dialog = openedRow(recruiter);
    await expect(dialog).toContainText('This uses 1 of your 5 remaining views');
    await dialog.getByRole('button', { name: 'Unlock profile' }).click();
    await expect(dialog).toContainText('Profile unlocked. 4 views left.');
    await expect(dialog).toContainText(email);
    await recruiter.keyboard.press('Escape');
    await openFirstRow(recruiter);
    await expect(dialog).toContainText('4 views left.');
    await expect(dialog).toContainText('Yuki Brandt');
    await recruiter.goto('/recruiter/dashboard');
    await expect(recruiter.getByRole('region', { name: /^Subscription/ })).toContainText('1 / 5');
  });

  await test.step('moves on to contacted and interviewed, and rejects the other', async () => {
    await recruiter.goto('/recruiter/shortlisted-candidates');
    await moveTo(recruiter, 'Yuki Brandt', 'Contacted');
    await moveTo(recruiter, 'Yuki Brandt', 'Interviewed');
    await recruiter.getByRole('button', { name: 'More for O*** Z***' }).press('Enter');
    await recruiter.getByRole('menuitem', { name: 'Reject' }).click();
    const dialog = recruiter.getByRole('dialog');
    await expect(dialog).toContainText('This action cannot be undone.');
    await dialog.getByLabel(/^Reason/).fill('No fairs before.');
    await dialog.getByRole('button', { name: 'Reject candidate' }).click();
    await expect(toast(recruiter, 'Candidate rejected.')).toBeVisible();
    const figures = recruiter.getByRole('region', { name: 'Your pipeline in figures' });
    await expect(
      figures.locator('div', { has: recruiter.getByText('Interviewed', { exact: true }) }).last(),
    ).toContainText('1');
    await expect(
      figures.locator('div', { has: recruiter.getByText('Rejected', { exact: true }) }).last(),
    ).toContainText('1');
  });

  await test.step('the candidate is notified and sees the new status', async () => {
    await expectNotification(candidate, `${company} has shortlisted you for ${title}.`);
    await candidate.goto('/candidate/dashboard?tab=applied');
    await expect(candidate.getByRole('article').filter({ hasText: title })).toContainText('Shortlisted');
    await candidate.goto(jobPath);
    await expect(candidate.getByRole('button', { name: 'Shortlisted', exact: true })).toBeDisabled();
  });
};

test('a recruiter finds a candidate, from both sign-ups to the interview', { tag: '@browsers' }, tellStory);

test.describe('in pages that the browser translates', () => {
  test.use({ manner: 'translating' });
  test('a recruiter finds a candidate, from both sign-ups to the interview', tellStory);
});
