import { makeHiringRecruiter } from './support/api.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('a job that is left half-written by a link or Back is there again, until it is posted or cancelled', async ({
  visit,
}) => {
  const page = await visit({ as: await makeHiringRecruiter() });
  const title = page.getByLabel('Job title');
  const myJobs = page.getByRole('navigation').getByRole('link', { name: 'My Jobs' }).first();
  const post = page.getByRole('main').getByRole('link', { name: 'Post New Job' }).first();
  await page.goto('/recruiter/my-jobs');
  await post.click();
  await title.fill('Half a teacher');
  await page.getByLabel('Language requirement').fill('Japanese');
  await page.goBack();
  await post.click();
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await expect(title).toHaveValue('Half a teacher');
  await myJobs.click();
  await post.click();
  await expect(title).toHaveValue('Half a teacher');

  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await post.click();
  await expect(title, 'after it was cancelled').toHaveValue('');

  await title.fill('A whole teacher');
  await page.getByLabel('Language requirement').fill('Japanese');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await page.getByLabel('Description').fill('Teach Japanese to interpreters.');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  await post.click();
  await expect(title, 'after it was posted').toHaveValue('');
});

test('a profile that is left while it is edited keeps the changes, until they are saved or cancelled', async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate') });
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit Profile' });
  const subtitle = page.getByLabel(/^Subtitle/);
  const leaveAndReturn = async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Find Jobs' }).first().click();
    await expect(page).toHaveURL('/jobs');
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).first().click();
    await edit.click();
  };
  await page.goto('/candidate/profile');
  await edit.click();
  await subtitle.fill('Court interpreter');
  await leaveAndReturn();
  await expect(subtitle).toHaveValue('Court interpreter');
  await page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click();
  await edit.click();
  await expect(subtitle, 'after it was cancelled').toHaveValue('');

  await subtitle.fill('Sworn translator');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Sworn translator').first()).toBeVisible();
  await expect(edit).toBeVisible();
  await leaveAndReturn();
  await expect(subtitle).toHaveValue('Sworn translator');
  await subtitle.fill('');
  await page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click();
  await edit.click();
  await expect(subtitle).toHaveValue('Sworn translator');
});
