import { addMs, epochMs, hourMs } from '#shared/domain/time.ts';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const whole = { title: 'Interpreter', description: 'At fairs.', language: 'German', location: 'Graz' };
const inTwoDays = () => new Date(addMs(epochMs(Date.now()), 48 * hourMs)).toISOString().slice(0, 16);

test('a job is saved as an incomplete draft, finished later, and posted', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/post-job');
  const title = page.getByLabel('Job title');
  await title.fill('Interpreter in a draft');
  await page.getByLabel('Minimum salary a year').fill('30000');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(toast(page, /^Draft saved/)).toBeVisible();
  await expect(page).toHaveURL(/my-jobs\?view=drafts$/);
  const draft = page.getByRole('article').filter({ hasText: 'Interpreter in a draft' });
  await expect(draft).toBeVisible();
  await axeScan(page, 'drafts');
  await draft.getByRole('link', { name: 'Continue: Interpreter in a draft' }).click();
  await expect(title).toHaveValue('Interpreter in a draft');
  await expect(page.getByLabel('Minimum salary a year')).toHaveValue('30000');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job location is required').first()).toBeVisible();
  await page.getByLabel('Language requirement').fill('German');
  await page.getByLabel('Location', { exact: true }).fill('Graz, Austria');
  await page.getByLabel('Description').fill('At fairs.');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Interpreter in a draft' })).toBeVisible();
  await page.getByRole('button', { name: 'Drafts' }).click();
  await expect(draft).toHaveCount(0);
});

test('a job is scheduled for a time, and is a draft again without it', async ({ visit, problems }) => {
  problems.allow(/status of 400 .*\/api\/job-drafts/);
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/post-job');
  await page.getByLabel('Job title').fill('Interpreter at nine');
  await page.getByLabel('Language requirement').fill('German');
  await page.getByLabel('Location', { exact: true }).fill('Graz, Austria');
  await page.getByLabel('Description').fill('At fairs.');
  await page.getByLabel('Publish at a later time').check();
  const schedule = page.getByRole('button', { name: 'Schedule', exact: true });
  await schedule.click();
  await expect(page.getByText('Please choose a day and a time.')).toBeVisible();
  const time = page.getByLabel('Publish on');
  await time.fill('2026-01-01T09:00');
  await schedule.click();
  await expect(page.getByText('Please choose a time that has not passed.').first()).toBeVisible();
  const later = inTwoDays();
  await time.fill(later);
  await schedule.click();
  await expect(toast(page, /^The job is published on /)).toBeVisible();
  const draft = page.getByRole('article').filter({ hasText: 'Interpreter at nine' });
  await expect(draft.getByText('Scheduled', { exact: true })).toBeVisible();
  await draft.getByRole('link', { name: /^Continue/ }).click();
  await expect(time).toHaveValue(later);
  await page.getByLabel('Job title').fill('Interpreter at nine o’clock');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(draft.filter({ hasText: 'Interpreter at nine o’clock' })).toBeVisible();
  await expect(draft.getByText('Scheduled', { exact: true })).toBeVisible();
  await draft.getByRole('link', { name: /^Continue/ }).click();
  await expect(time).toHaveValue(later);
  await page.getByLabel('Publish at a later time').uncheck();
  await page.getByLabel('Job title').fill('Interpreter at nine');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(draft).toBeVisible();
  await expect(draft.getByText('Scheduled', { exact: true })).toHaveCount(0);
  await draft.getByRole('button', { name: 'Delete the draft Interpreter at nine' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(draft).toHaveCount(0);
});

test('a job stays scheduled through a choice between two versions, whoever chose the time', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 409 .*\/api\/job-drafts/);
  const session = await makeHiringRecruiter();
  const send = async (method: string, path: string, body?: object) =>
    (await expectOk(portal, method, path, { token: session.token, ...(body && { body }) })).body as {
      id: number;
      title: string;
      publish_at?: string;
    };
  const { id } = await send('POST', '/job-drafts', whole);
  const path = `/job-drafts/${id}`;
  const page = await visit({ as: session });
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  const choose = () => conflict.getByRole('button', { name: 'Save this choice' }).press('Enter');
  const open = async () => {
    await page.goto(`/post-job?draft=${id}`);
    await expect(page.getByLabel('Job title')).toHaveValue(/./);
  };

  await open();
  await send('PUT', path, { ...whole, location: 'Linz' });
  await page.getByLabel('Publish at a later time').check();
  await page.getByLabel('Publish on').fill(inTwoDays());
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await choose();
  await expect(page).toHaveURL(/my-jobs\?view=drafts$/);
  const scheduled = await send('GET', path);
  expect(scheduled).toMatchObject({ location: 'Linz', publish_at: expect.any(String) });

  // The other way round: a colleague schedules what is open here as a draft.
  await send('PUT', path, whole);
  await open();
  const { publish_at } = await send('PUT', path, { ...whole, publish_at: scheduled.publish_at });
  await page.getByLabel('Job title').fill('Interpreter at fairs');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(conflict.getByRole('group', { name: 'Publish on' }).getByLabel('Stored now')).toBeChecked();
  await choose();
  await expect(page).toHaveURL(/my-jobs\?view=drafts$/);
  expect(await send('GET', path)).toMatchObject({ title: 'Interpreter at fairs', publish_at });
});
