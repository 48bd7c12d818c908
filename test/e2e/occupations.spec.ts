import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('a recruiter chooses a suggested occupation, and its names in other languages find the job', async ({ visit }) => {
  const title = 'Gerichtsdolmetscherin am Landgericht Graz';
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/post-job');
  const occupation = page.getByLabel(/^Occupation/);
  await expect(occupation).toHaveValue('');
  await page.getByLabel('Job title').fill(title);
  await page.getByRole('button', { name: 'Court interpreter' }).click();
  await expect(occupation).toHaveValue('court-interpreter');
  await expect(page.getByText('Named in your text:')).toBeHidden();
  await page.getByLabel('Language requirement').fill('German');
  await page.getByLabel('Location', { exact: true }).fill('Graz, Austria');
  await page.getByLabel('Description').fill('Im Saal.');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  for (const keyword of ['法廷通訳', 'مترجم محاكم', 'interprète judiciaire']) {
    await page.goto(`/jobs?${new URLSearchParams({ keyword })}`);
    await expect(page.getByText(title).first(), keyword).toBeVisible();
  }
  await page.goto('/my-jobs');
  await page.getByRole('article').filter({ hasText: title }).getByRole('button', { name: 'Edit' }).click();
  await expect(occupation).toHaveValue('court-interpreter');
});

test('a candidate chooses the occupation that the subtitle names, and clears it', async ({ visit }) => {
  const page = await visit({ as: demoSession('candidate') });
  const occupation = page.getByLabel(/^Occupation/);
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: false }).first().click();
    await expect(occupation).toBeHidden();
  };
  await page.goto('/candidate/profile?mode=edit');
  await expect(occupation).toHaveValue('medical-interpreter');
  await page.getByRole('button', { name: 'Interpreter', exact: true }).click();
  await expect(occupation).toHaveValue('interpreter');
  await save();
  await page.goto('/candidate/profile?mode=edit');
  await expect(occupation).toHaveValue('interpreter');
  await occupation.selectOption('');
  await save();
  await page.goto('/candidate/profile?mode=edit');
  await expect(occupation).toHaveValue('');
});
