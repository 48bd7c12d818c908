import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('a recruiter sees how many people viewed a job and applied, by keyboard and as a table', async ({
  page,
  visit,
}) => {
  const recruiter = await makeHiringRecruiter();
  const job = await postJob(recruiter, { title: 'Fair interpreter' });
  const views: string[] = [];
  page.on('request', (request) => request.url().includes('/page-views') && views.push(request.url()));
  // A visitor counts once, however often the page is opened in a session.
  for (let nth = 0; nth < 2; nth += 1) {
    await page.goto(`/jobs/${job}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Fair interpreter' })).toBeVisible();
    await expect.poll(() => views.length).toBe(1);
  }
  await apply(await openSession('candidate'), job);

  const own = await visit({ as: recruiter });
  own.on('request', (request) => request.url().includes('/page-views') && views.push(request.url()));
  await own.goto(`/job/${job}`);
  await expect(own.getByRole('link', { name: 'View Applicants' })).toBeVisible();
  await own.goto('/my-jobs');
  await own.getByRole('link', { name: 'Insights: Fair interpreter' }).press('Enter');
  await expect(own).toHaveURL(`/recruiter/insights?job=${job}`);
  await expect(async () => {
    await own.reload();
    await expect(own.getByText('1 view led to 1 application, and nobody was hired.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(views).toHaveLength(1);

  const chart = own.getByRole('slider', { name: 'Over time' });
  await expect(chart).toHaveAttribute('aria-valuetext', /^Whole period: Views 1, Applications 1,/);
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /: Views 0, Applications 0,/);
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /: Views 1, Applications 1,/);
  await own.getByRole('button', { name: 'Show table: Over time' }).press('Enter');
  await expect(own.getByRole('table').getByRole('row', { name: /^Total 1 1 0 0 0$/ })).toBeVisible();

  await own.getByRole('link', { name: '365 days' }).click();
  await expect(own).toHaveURL(`/recruiter/insights?job=${job}&days=365`);
  await own.getByLabel('Job', { exact: true }).selectOption('All jobs');
  await expect(own).toHaveURL('/recruiter/insights?days=365');
  await expect(own.getByText('1 view led to 1 application')).toBeVisible();
});

test('an admin sees how the portal develops', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/admin/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Trends' }).click();
  await expect(page).toHaveURL('/admin/trends');
  const chart = page.getByRole('slider', { name: 'Sign-ups' });
  await expect(chart).toHaveAttribute('aria-valuetext', /^Whole period: Candidates [1-9]\d*, Recruiters [1-9]/);
  const points = Number(await chart.getAttribute('aria-valuemax'));
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuenow', String(points));
  await chart.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', String(points - 1));
  await chart.press('Escape');
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Show table: Revenue by plan' }).click();
  await expect(page.getByRole('columnheader', { name: 'Refunded' })).toBeVisible();
  await page.getByRole('link', { name: '30 days' }).click();
  await expect(page).toHaveURL('/admin/trends?days=30');
  await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
});
