import { makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { focused, tabTo } from './support/keyboard.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

test('a candidate signs in and applies without a mouse', async ({ page, inbox }) => {
  const [{ email }, recruiter] = await Promise.all([openSession('candidate'), makeHiringRecruiter()]);
  const title = `Keyboard player ${recruiter.id}`;
  const job = await postJob(recruiter, { title });
  await inbox.code(email);

  await page.goto('/');
  await waitUntilHydrated(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: 'Skip to content', isMarked: true });
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.keyboard.type(await inbox.code(email));
  await expect(page).toHaveURL('/candidate/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'Find Jobs', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Keyword');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 of 1 jobs')).toBeVisible();
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/job/${job}`);
  // The list has buttons of the same name.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  await tabTo(page, 'Apply Now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Send application');
  await page.keyboard.press('Enter');
  await expect(toast(page, /^Successfully applied for /)).toContainText(title);
  await expect(page.getByRole('button', { name: 'Applied', exact: true })).toBeVisible();
});

test('dialogs keep the focus inside and give it back', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  await postJob(recruiter, { title: 'Proofreader' });
  const page = await visit({ as: recruiter });
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') !== null);
  for (const [path, name] of [
    ['/my-jobs', 'Edit Proofreader'],
    ['/my-jobs', 'Delete Proofreader'],
    ['/recruiter/subscription-plans', 'Select Plan: Basic'],
  ] as const) {
    await page.goto(path);
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside(), `${name}: Tab ${step + 1} stays inside`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('tabs, menus and the notifications work from the keyboard', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/candidate/dashboard');
  await page.getByRole('tab', { name: 'All Jobs' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Saved Jobs' })).toBeFocused();
  await expect(page).toHaveURL('/candidate/dashboard?tab=saved');
  // The address changes before the tabs are rendered.
  await expect(page.getByRole('tab', { name: 'Saved Jobs' })).toHaveAttribute('aria-selected', 'true');
  await page.emulateMedia({ forcedColors: 'active' });
  const [first, chosen, last] = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(chosen, 'forced colours mark the chosen tab').not.toBe(first);
  expect(last).toBe(first);
  await page.emulateMedia({ forcedColors: 'none' });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden();
  await expect(bell).toBeFocused();
});

test('Escape closes a dialog although a message is in sight', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/candidate/dashboard');
  await page.getByRole('button', { name: 'View Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Profile' }).click();
  await dialog.getByLabel('Or a YouTube video').fill('dQw4w9WgXcQ');
  await dialog.getByRole('button', { name: 'Use this video' }).click();
  await expect(toast(page, 'Your YouTube video is in your profile.')).toBeVisible();
  await dialog.getByLabel('Or a YouTube video').press('Escape');
  await expect(dialog).toBeHidden();
});

test('a dialog whose text is higher than the window is scrolled by keys', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin'), viewport: { width: 360, height: 420 } });
  await page.goto('/admin/subscription-management');
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Actions: .+, / })
      .first()
      .press('Enter', { timeout: 5_000 });
    await page.getByRole('menuitem', { name: 'Details' }).press('Enter', { timeout: 2_000 });
  }).toPass();
  const content = dialog.getByRole('group', { name: 'Subscription details' });
  await expect(content).toBeVisible();
  await axeScan(page, 'a long dialog', '[role="dialog"]');
  await page.keyboard.press('Tab');
  await expect(content).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
