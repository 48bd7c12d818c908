import { pageSize } from '#web/config/page-size.ts';
import { demoSession, openSession, storageStateOf } from './support/sessions.ts';
import { staying } from './support/staying.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('keeps the job search in the address through reload and Back', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByLabel('Keyword').fill('japanese');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/jobs?keyword=japanese');
  await page.getByRole('button', { name: 'All filters (1)' }).click();
  const panel = page.getByRole('dialog', { name: 'All filters' });
  await panel.getByLabel('Job type').selectOption('full-time');
  const searched = page.waitForResponse(/\/api\/jobs\/search\?.*salary/);
  await panel.getByLabel('Salary', { exact: true }).selectOption('60000-100000');
  const address = '/jobs?keyword=japanese&job_type=full-time&salary_min=60000&salary_max=100000';
  await expect(page).toHaveURL(address);
  const found = ((await (await searched).json()) as { items: unknown[] }).items.length;
  await panel.getByRole('button', { name: `Show ${found} job` }).click();
  const showing = page.getByText(new RegExp(`^Showing ${found} of \\d+\\+? jobs$`));
  await expect(showing).toBeVisible();
  const shown = (await showing.textContent()) ?? '';

  await page.reload();
  const chip = (filter: string) => page.getByRole('button', { name: `Remove filter: ${filter}` });
  await expect(page.getByLabel('Keyword')).toHaveValue('japanese');
  await expect(chip('“japanese”')).toBeVisible();
  await expect(chip('Full-time')).toBeVisible();
  await expect(chip('$60,000 - $100,000')).toBeVisible();
  await expect(showing).toHaveText(shown);
  await page.getByRole('button', { name: 'All filters (3)' }).click();
  await expect(panel.getByLabel('Salary', { exact: true })).toHaveValue('60000-100000');
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(chip('$60,000 - $100,000')).toBeHidden();
  await page.goBack();
  await expect(chip('Full-time')).toBeHidden();
  await expect(page.getByLabel('Keyword')).toHaveValue('japanese');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByLabel('Keyword')).toHaveValue('');
});

test('shows only matching jobs, and says so when none matches', async ({ page }) => {
  await page.goto('/jobs?job_type=internship');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allInnerTexts()) expect(text).toContain('Internship');
  await page.goto('/jobs?keyword=no-job-says-this');
  await expect(page.getByText('No jobs found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filters')).toBeVisible();
});

test('loads further jobs page by page without repeating any', async ({ page }) => {
  await page.goto('/jobs');
  const titles = page.getByRole('main').getByRole('article').getByRole('link', { name: 'View Job Details' });
  await expect(titles).toHaveCount(pageSize.cards);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(pageSize.cards);
  const addresses = await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('keeps the candidate’s tab, filters and open profile in the address', async ({ visit }) => {
  const page = await visit({ as: demoSession('candidate') });
  await page.goto('/candidate/dashboard');
  await page.getByRole('tab', { name: 'Applied Jobs' }).click();
  await expect(page).toHaveURL('/candidate/dashboard?tab=applied');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Applied Jobs' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'All Jobs' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).fill('Deutsch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]tag=de/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter: German' })).toBeVisible();

  await page.getByRole('button', { name: 'View Profile' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/tag=de/);
});

test('keeps a job that a guest saved, in the account after signing in, on its tab and on another device', async ({
  visit,
}) => {
  const session = await openSession('candidate');
  const page = await visit();
  await page.goto('/jobs');
  const card = await staying(page.getByRole('main').getByRole('article').first());
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const save = card.getByRole('button', { name: `Save ${title}` });
  await save.click();
  await expect(toast(page, 'Saved in this browser. Log in as a candidate to keep it in your account.')).toBeVisible();
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, storageStateOf(session).origins[0]?.localStorage ?? []);
  await page.goto('/candidate/dashboard?tab=saved');
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved_jobs'))).toBeNull();

  const other = await visit({ as: session });
  // By now its closing date has passed.
  await other.route(/\/api\/jobs\/\d+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), closing_date: '2026-01-01', closes_at: '2026-01-02T00:00:00.000Z' },
    });
  });
  await other.goto('/candidate/dashboard?tab=saved');
  const saved = other.getByRole('tabpanel').getByRole('article').filter({ hasText: title });
  await expect(saved.getByText('Closed')).toBeVisible();
  await expect(saved.getByRole('button', { name: 'Apply Now' })).toBeHidden();
  await other.getByRole('button', { name: `Save ${title}` }).click();
  await expect(other.getByText('No saved jobs yet')).toBeVisible();
});

test('keeps the recruiter’s candidate search and shortlist filter in the address', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/recruiter/view-candidates');
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).fill('japonais');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recruiter/view-candidates?tag=ja');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter: Japanese' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Japanese');

  await page.goto('/recruiter/shortlisted-candidates');
  await page.getByLabel('Status', { exact: true }).selectOption('Contacted');
  await expect(page).toHaveURL('/recruiter/shortlisted-candidates?status=contacted');
  await page.reload();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('contacted');
  await page.goBack();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('');
});

test('keeps the filters of the shortlist, the applicants and the own jobs in the address, and says which one to loosen', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/recruiter/my-jobs');
  const search = page.getByRole('searchbox', { name: 'Search in this list' });
  await search.fill('no such job');
  await expect(page).toHaveURL('/recruiter/my-jobs?keyword=no+such+job');
  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await expect(page.getByRole('heading', { name: 'Nothing in this list matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Without “no such job”' }).click();
  await expect(page).toHaveURL('/recruiter/my-jobs?status=active');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Active' }).click();
  await expect(page).toHaveURL('/recruiter/my-jobs');
  await expect(page.getByRole('button', { name: 'All filters' })).toBeFocused();

  await page
    .getByRole('link', { name: /applicants/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'All filters' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).fill('japonais');
  await page.getByRole('dialog').getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/\/applicants\?language=japonais$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/applicants$/);

  await page.goto('/recruiter/shortlisted-candidates?view=board');
  await page.getByRole('button', { name: 'All filters' }).click();
  const jobs = page.getByRole('dialog').getByLabel('Job', { exact: true });
  const title = (await jobs.getByRole('option').nth(1).textContent()) ?? '';
  await jobs.selectOption(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/view=board&job=\d+$/);
  await expect(page.getByRole('button', { name: `Remove filter: ${title}` })).toBeVisible();
});

test('keeps the admin’s recruiter search in the address', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/recruiter-management');
  await page.getByLabel('Search recruiters').fill('recruiter@demo.test');
  await page.getByLabel('Verification').selectOption('Verified');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Search recruiters')).toHaveValue('recruiter@demo.test');
  await expect(page.getByLabel('Verification')).toHaveValue('verified');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('an admin’s dashboard says that it shows only some of the matches, and leads to all of them', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/admin/dashboard');
  const recruiters = page.getByRole('region', { name: 'Recruiter Management' });
  await recruiters.getByLabel('Verification').selectOption('Verified');
  await expect(recruiters.getByText('The newest 10 matches')).toBeVisible();
  await recruiters.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/recruiter-management\?.*verified/);
  await expect(page.getByLabel('Verification')).toHaveValue('verified');
});
