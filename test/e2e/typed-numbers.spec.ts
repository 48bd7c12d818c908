import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('a salary is read as it was written, in its own currency, and never guessed', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/my-jobs');
  await page.getByRole('link', { name: 'Post New Job' }).first().click();
  const [min, max] = [page.getByLabel('Minimum salary a year'), page.getByLabel('Maximum salary a year')];
  await min.fill('€ 45,5');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await max.pressSequentially('٦٠٬٠٠٠');
  await expect(max).toHaveValue('٦٠٬٠٠٠');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('this could mean 45 and a part, or 455.')).toBeVisible();
  await expect(max).not.toHaveAttribute('aria-invalid');
});
