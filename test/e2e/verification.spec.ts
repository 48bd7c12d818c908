import { makeHiringRecruiter } from './support/api.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('asks before a recruiter’s verification is taken back', async ({ visit }) => {
  const { name, email } = await makeHiringRecruiter();
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/recruiter-management');
  await page.getByRole('searchbox').fill(email);
  const unverify = page.getByRole('button', { name: `Unverify ${name}` });
  await unverify.click();
  const dialog = page.getByRole('alertdialog', { name: `Unverify ${name}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await unverify.click();
  await dialog.getByLabel('What you found').fill('The company has closed.');
  await dialog.getByRole('button', { name: 'Unverify' }).click();
  await expect(toast(page, 'Recruiter unverified successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Verify ${name}` })).toBeVisible();
});
