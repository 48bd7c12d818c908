import type { Page } from '@playwright/test';
import { uniqueEmail } from '#test/support/accounts.ts';
import { logOut } from './support/account-menu.ts';
import { openSession } from './support/sessions.ts';
import { acceptTerms, enterCode, logInHere } from './support/sign-up.ts';
import { tabEntriesIn } from './support/tab-storage.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

const restored = 'What you had typed is back.';

/** What the tab keeps, as one text. */
const storedText = async (page: Page) => JSON.stringify(Object.entries(await tabEntriesIn(page)));

/** A field of the form, whose label may go on with a mark that it is optional. The header has a choice of a language too. */
const fieldOf = (page: Page, label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));

const expectTyped = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    await expect(fieldOf(page, label), label).toHaveValue(value);
  }
};

test('a reload in the middle of a candidate’s sign-in and sign-up loses nothing typed, and leads to the wanted screen', async ({
  page,
  inbox,
  problems,
}) => {
  problems.allow(/status of 404 .*\/api\/candidate\/send-otp/);
  const email = uniqueEmail('draft');
  const typed = {
    'Full name': 'Chie Okada',
    Email: email,
    Phone: '9876543210',
    Language: 'Japanese',
    Address: 'Osaka',
    Subtitle: 'Interpreter',
    Skills: 'Law, Medicine',
  };

  await test.step('the address of the sign-in', async () => {
    await page.goto('/job/1');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(email);
    await waitUntilHydrated(page);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByRole('link', { name: 'Sign up with this e-mail address' }).click();
    await expect(page).toHaveURL(/\/signup\?/);
    await expect.poll(() => storedText(page), 'after the sign-in was left').toBe('[]');
  });

  await test.step('every field of the form', async () => {
    await page.getByText('More about you, now or later').click();
    for (const [label, value] of Object.entries(typed)) await fieldOf(page, label).fill(value);
    await page.getByLabel('Show my masked profile').check();
    await waitUntilHydrated(page);
    await page.reload();
    await expect(toast(page, restored)).toBeVisible();
    await expectTyped(page, typed);
    await expect(page.getByLabel('Show my masked profile')).toBeChecked();
  });

  await test.step('nothing of it in a sign-up with another address', async () => {
    const other = uniqueEmail('other');
    await page.goto(`/signup?${new URLSearchParams({ email: other })}`);
    await expect(page.getByText('This e-mail address is available.')).toBeVisible();
    await expectTyped(page, { 'Full name': '', Email: other, Phone: '', Address: '' });
    await page.goBack();
    await expectTyped(page, typed);
  });

  await test.step('the form behind the code, but no code', async () => {
    await acceptTerms(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByLabel('One-time code').fill('13579');
    expect(await storedText(page)).toContain('Chie Okada');
    expect(await storedText(page)).not.toContain('13579');
    await page.reload();
    await expect(page.getByLabel('One-time code')).toHaveValue('');
    await page.getByRole('button', { name: 'Use a different email' }).click();
    await expectTyped(page, typed);
    await expect(toast(page, restored), 'of the form behind the code').toBeHidden();
  });

  await test.step('and the screen that was wanted', async () => {
    await inbox.code(email);
    await expect(page.getByLabel('I accept the terms of use'), 'a consent is never restored').not.toBeChecked();
    await acceptTerms(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await enterCode(page, email, inbox.code, '/job/1');
    expect(await storedText(page)).not.toContain('Okada');
  });
});

test('a recruiter’s sign-up survives a reload, and is empty once the form was left', async ({ page }) => {
  const typed = {
    'Full name': 'Rafael Lima',
    'Company name': 'Lima Languages',
    Email: uniqueEmail('draft'),
    Phone: '9876543210',
    Address: 'Lisbon',
  };
  await page.goto('/recruiter/signup');
  for (const [label, value] of Object.entries(typed)) await fieldOf(page, label).fill(value);
  await waitUntilHydrated(page);
  await page.reload();
  await expect(toast(page, restored)).toBeVisible();
  await expectTyped(page, typed);
  await page.reload();
  await expectTyped(page, typed);
  await page.getByRole('link', { name: 'Candidate login' }).last().click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => storedText(page)).toBe('[]');
  await page.goBack();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.reload();
  await expectTyped(page, { 'Full name': '', 'Company name': '', Email: '', Phone: '', Address: '' });
});

test('a guest’s report survives a reload, but neither sending it nor the next sign-in', async ({ page, inbox }) => {
  const { email, name } = await openSession('candidate');
  const report = page.getByRole('button', { name: 'Report this job' });
  const dialog = page.getByRole('dialog');
  const note = dialog.getByRole('textbox', { name: 'What happened?' });
  const typeReport = async () => {
    await page.goto('/jobs/1');
    await report.press('Enter');
    await dialog.getByRole('radio', { name: 'Something else' }).check();
    await note.fill('They ask for a deposit.');
    await page.reload();
    await report.press('Enter');
    await expect(note).toHaveValue('They ask for a deposit.');
    await expect(dialog.getByRole('radio', { name: 'Something else' })).toBeChecked();
  };
  const expectEmpty = async (when: string) => {
    await page.goto('/jobs/1');
    await report.press('Enter');
    await expect(note, when).toHaveValue('');
    expect(await storedText(page), when).toBe('[]');
  };

  await typeReport();
  await expect(toast(page, restored)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(dialog.getByText('Thank you, we have received your report')).toBeVisible();
  await expectEmpty('after it was sent');

  await typeReport();
  // Another document, so that the dialog is not left.
  await page.goto('/login');
  expect(await storedText(page)).toContain('deposit');
  await inbox.code(email);
  await logInHere(page, inbox.code, { email, dashboard: '/candidate/dashboard' });
  await expectEmpty(`for ${name}`);
  await page.keyboard.press('Escape');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expectEmpty('after the sign-out');
});
