import * as z from 'zod/mini';
import { axeScan } from './support/axe-scan.ts';
import { downloadBy } from './support/download.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const exported = z.object({ type: z.literal('candidate'), account: z.object({ email: z.string() }) });

test('chooses mails and their language, downloads the own data, and deletes the account', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 400 .*\/api\/account/);
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate });
  await page.goto('/candidate/profile');
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  const shortlisted = page.getByRole('checkbox', { name: 'A recruiter put me on a shortlist' });
  await expect(shortlisted).toBeChecked();
  await shortlisted.click();
  await expect(toast(page, 'Your choice is saved.')).toBeVisible();
  await page.reload();
  await expect(shortlisted).not.toBeChecked();

  const language = page.getByRole('combobox', { name: 'Language of the mails' });
  await expect(language).toHaveValue('en');
  await language.selectOption('العربية');
  await expect(toast(page, 'Your choice is saved.')).toBeVisible();
  await page.reload();
  await expect(language).toHaveValue('ar');
  await expect(shortlisted).not.toBeChecked();

  const { name, text } = await downloadBy(page, 'Download my data');
  expect(name).toMatch(/^my_data_\d{4}-\d{2}-\d{2}\.json$/);
  expect(exported.parse(JSON.parse(text)).account.email).toBe(candidate.email);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Type the e-mail address of your account to confirm');
  await address.fill('somebody@else.example');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter the e-mail address of your account.');
  await axeScan(page, 'deleting the account', '[role="dialog"]');
  await address.fill(candidate.email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toContainText('Your account has been deleted successfully.');
  await dialog.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  // The session is deleted with the screen, which stays until the landing page's code is loaded.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
  const { token } = candidate;
  const answer = await page.request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});
