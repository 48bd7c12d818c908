import { expectOk } from '#test/support/http-api.ts';
import { isFormula, parseCsv } from '#test/support/parse-csv.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { downloadBy } from './support/download.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('shows admins what is stored, and exports it as a file that no spreadsheet runs', async ({ visit }) => {
  const company = `@SUM(1+1)*cmd|' /C calc'!A0`;
  const recruiter = await openSession('recruiter', { name: '  -1+1 A', company_name: company });
  const page = await visit({ as: demoSession('admin') });
  await page.route('**/api/admin/active-admins*', (route) => route.fulfill({ json: [] }));
  await page.goto('/admin/database-viewer');
  const rows = page.getByRole('tabpanel').getByRole('row');
  // The whole table is loaded, and a page of it is shown.
  await expect(page.getByRole('tab', { name: /^Candidates \d{3}/ })).toHaveAttribute('aria-selected', 'true');
  await expect(rows).toHaveCount(51);
  await expect(page.getByRole('status').filter({ hasText: /^\d{3} records$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/admin/database-viewer?page=2');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();

  const id = page.getByRole('columnheader', { name: 'id', exact: true });
  await id.getByRole('button').press('Enter');
  await expect(id).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/admin/database-viewer?sort=id');
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText('1');
  await id.getByRole('button').press('Enter');
  await expect(id).toHaveAttribute('aria-sort', 'descending');
  const email = (await rows.nth(1).getByRole('cell').nth(2).textContent()) ?? '';
  await page.getByLabel('Filter Candidates').fill(email.toUpperCase());
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d{3} records found$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'phone' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'phone' })).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(id).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('columnheader', { name: 'phone' })).toHaveCount(0);
  await page.getByLabel('Filter Candidates').fill('no such text');
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(rows).toHaveCount(51);

  await page.getByRole('tab', { name: /^Recruiters/ }).click();
  await expect(page).toHaveURL('/admin/database-viewer?table=recruiters');
  const newest = page.getByRole('row', { name: recruiter.email });
  await expect(newest).toContainText(company);
  await expect(newest.getByRole('cell', { name: 'No', exact: true }).first()).toBeVisible();
  for (const header of ['Company name', 'Created at']) {
    await expect(page.getByRole('columnheader', { name: header, exact: false })).toBeVisible();
  }

  // On a phone the chosen one of a long row of tabs is in sight.
  const chosen = page.getByRole('tab', { selected: true });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/database-viewer?table=subscriptions');
  await expect(chosen).toHaveText(/^Subscriptions/);
  // All but the line that it shares with the row.
  await expect(chosen).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/database-viewer?table=recruiters');

  const { name, text } = await downloadBy(page, 'Export CSV');
  await expect(toast(page, /^\d+ records exported$/)).toBeVisible();
  expect(name).toMatch(/^recruiters_\d{4}-\d{2}-\d{2}\.csv$/);
  const [header = [], ...records] = parseCsv(text);
  const cell = (record: string[], column: string) => record[header.indexOf(column)];
  const exported = records.find((record) => cell(record, 'email') === recruiter.email) ?? [];
  expect(cell(exported, 'company name')).toBe(`'${company}`);
  expect(cell(exported, 'name')).toBe("'-1+1 A");
  expect(cell(exported, 'id')).toBe(String(recruiter.id));
  expect(cell(exported, 'phone')).toMatch(/^'\+91\d{10}$/);
  expect(records.flat().filter(isFormula)).toEqual([]);
  expect(records.every((record) => record.length === header.length)).toBe(true);

  await page.getByRole('tab', { name: /^Admins/ }).click();
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await expect(page.getByText('No records found in the Admins table.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('says how many records each table has, after the first page of those that are not open', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/(jobs|applications\/all)$/.test(pathname)) pages.push(`${pathname}${search}`);
  });
  await page.goto('/admin/database-viewer?table=subscription_plans');
  for (const table of ['Candidates', 'Recruiters', 'Jobs', 'Applications', 'Subscriptions', 'Admins']) {
    await expect(page.getByRole('tab', { name: new RegExp(`^${table} [\\d,]+$`) })).toBeVisible();
  }
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((address) => address.includes('cursor='))).toEqual([]);
  const tab = page.getByRole('tab', { name: /^Applications/ });
  const counted = /[\d,]+$/.exec((await tab.textContent()) ?? '')?.[0] ?? '';
  expect(Number(counted.replace(',', ''))).toBeGreaterThan(100);
  await tab.click();
  // As many rows are loaded as were counted, but for those of journeys that run at the same time.
  await expect(page.getByRole('status').filter({ hasText: /records$/ })).toContainText(counted.slice(0, -2));
});

test('has a column for each field of a record, and texts to their end', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const job = await postJob(recruiter);
  const candidate = await openSession('candidate', { name: 'Quirina Ypsilon' });
  const about = `We interpret in courts. ${'Also at night. '.repeat(100)}The end.`;
  const company = { about, website: 'https://okada.example', location: 'Osaka' };
  const rows = [{ tag: 'ja', skills: { reading: [{ scale: 'jlpt', level: 'N2', score: 118 }] } }];
  const message = 'Quirina here, I like courts.';
  await Promise.all([
    expectOk(portal, 'PUT', `/recruiters/${recruiter.id}/company`, { token: recruiter.token, body: company }),
    expectOk(portal, 'PUT', '/candidate/languages', {
      token: candidate.token,
      body: { languages: rows, modes: ['liaison'] },
    }),
    expectOk(portal, 'POST', `/applications/apply/${job}`, { token: candidate.token, body: { message } }),
  ]);
  const page = await visit({ as: demoSession('admin') });
  const rowOf = async (table: string, text: string) => {
    await page.goto(`/admin/database-viewer?table=${table}&q=${encodeURIComponent(text)}`);
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText(text);
    return row;
  };
  const columns = async (...names: string[]) => {
    for (const name of names) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  };

  await expect(await rowOf('candidates', candidate.email)).toContainText('Japanese: reading JLPT N2 118');
  await columns('languages', 'modes', 'avatar', 'has cv', 'has video', 'video public', 'profile public');
  await expect(await rowOf('recruiters', recruiter.email)).toContainText(about);
  await columns('about', 'website', 'location');
  await expect(await rowOf('applications', 'here, I like courts.')).toContainText('*** here, I like courts.');
  await columns('message');
  await rowOf('admins', demoSession('admin').email);
  await columns('created at');
});
