import { addDays, epochMs, toIso } from '#shared/domain/time.ts';
import { expectOk } from '#test/support/http-api.ts';
import { portal } from './support/portal.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const dayAfter = (days: number) => toIso(addDays(epochMs(Date.now()), days)).slice(0, 10);
const textOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
const form = { description: 'At fairs.', language: 'German', location: 'Graz, Austria' };

test('a closing date is a day in the recruiter’s time zone, is shown with it, and cannot have passed', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 400 .*\/api\/jobs$/);
  const title = 'Interpreter at the end of a day';
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/post-job');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Language requirement').fill(form.language);
  await page.getByLabel('Location', { exact: true }).fill(form.location);
  await page.getByLabel('Description').fill(form.description);
  const zone = page.getByLabel('Time zone of the closing date');
  await expect(zone).toBeHidden();
  await page.getByLabel(/^Closing date/).fill(dayAfter(-2));
  await expect(zone).toHaveValue('Europe/Berlin');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Please choose a closing date that has not passed.').first()).toBeVisible();
  await page.getByLabel(/^Closing date/).fill(dayAfter(30));
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  const own = page.getByRole('article').filter({ hasText: title });
  await expect(own).toContainText(`apply by ${textOf(dayAfter(30))} (Germany Time)`);
  await expect(own.getByText('Active', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Edit' }).click();
  await zone.selectOption('America/New_York');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(own).toContainText(`apply by ${textOf(dayAfter(30))} (ET)`);
});

test('a job whose closing date has passed is closed for its recruiter and for admins', async ({ visit }) => {
  const recruiter = demoSession('recruiter');
  const title = 'Interpreter until yesterday';
  const body = { ...form, title, recruiter_id: recruiter.id, closing_date: dayAfter(2) };
  await expectOk(portal, 'POST', '/jobs', { token: recruiter.token, body });
  const over = { closing_date: '2026-01-01', closing_zone: 'UTC', closes_at: '2026-01-02T00:00:00.000Z' };
  for (const [as, address] of [
    ['recruiter', '/my-jobs'],
    ['admin', '/admin/jobs'],
  ] as const) {
    const page = await visit({ as: demoSession(as) });
    // By now its closing date has passed.
    await page.route(/\/api\/(?:jobs\/recruiter\/\d+|admin\/jobs)\?/, async (route) => {
      const response = await route.fetch();
      const jobs: { title: string }[] = await response.json();
      await route.fulfill({ response, json: jobs.map((job) => (job.title === title ? { ...job, ...over } : job)) });
    });
    await page.goto(address);
    const job = page.getByRole(as === 'admin' ? 'row' : 'article').filter({ hasText: title });
    await expect(job.getByText('Closed', { exact: true })).toBeVisible();
    await expect(job.getByText('Active', { exact: true })).toBeHidden();
    await expect(job).toContainText('Jan 1, 2026 (UTC)');
  }
});

test('jobs that end soon are renewed by one press each, also while another is renewed', async ({ visit }) => {
  const recruiter = demoSession('recruiter');
  const titles = ['Interpreter for some more months', 'Translator for some more months'];
  for (const title of titles) {
    const body = { ...form, title, recruiter_id: recruiter.id, closing_date: dayAfter(2) };
    await expectOk(portal, 'POST', '/jobs', { token: recruiter.token, body });
  }
  const page = await visit({ as: recruiter });
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(/\/api\/jobs\/\d+$/, async (route) => {
    sent += 1;
    if (sent === titles.length) resolve();
    await both;
    await route.fallback();
  });
  await page.goto('/my-jobs');
  for (const title of titles) await page.getByRole('button', { name: `Renew: ${title}` }).click();
  await expect(toast(page, /^The job takes applications until/)).toHaveCount(titles.length);
  for (const title of titles) {
    const own = page.getByRole('article').filter({ hasText: title });
    await expect(own).toContainText(`apply by ${textOf(dayAfter(90))} (UTC)`);
    await expect(own.getByRole('button', { name: `Renew: ${title}` })).toBeHidden();
  }
});
