import { expectOk } from '#test/support/http-api.ts';
import { parseCsv } from '#test/support/parse-csv.ts';
import { downloadBy } from './support/download.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('filters the audit trail by person, action and admin, and exports what is left', async ({ visit }) => {
  const recruiter = await openSession('recruiter');
  const admin = demoSession('admin');
  for (const change of ['verify', 'unverify']) {
    await expectOk(portal, 'PUT', `/admin/${change}-recruiter/${recruiter.id}`, { token: admin.token });
  }
  const page = await visit({ as: admin });
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Audit trail' }).click();
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByLabel('Person or thing').selectOption('Recruiter');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(filters.getByRole('alert')).toHaveText('Please enter its number.');
  await expect(filters.getByLabel('Its number')).toBeFocused();
  await filters.getByLabel('Its number').fill(String(recruiter.id));
  await filters.getByLabel('Its number').press('Enter');
  await expect(page).toHaveURL(`/admin/audit?type=recruiter&id=${recruiter.id}`);
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Verification withdrawn');
  await expect(rows.nth(2)).toContainText('Recruiter verified');

  await filters.getByLabel('Action').selectOption('Recruiter verified');
  await filters.getByLabel('Admin').selectOption(admin.name);
  await filters.getByLabel('From').fill('2020-01-01');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(2);
  const { name, text } = await downloadBy(page, 'Export CSV');
  await expect(toast(page, '1 entry exported')).toBeVisible();
  expect(name).toMatch(/^audit_\d{4}-\d{2}-\d{2}\.csv$/);
  const [header = [], ...lines] = parseCsv(text);
  const [line = []] = lines;
  const cells = Object.fromEntries(header.map((column, place) => [column, line[place]]));
  expect(lines).toHaveLength(1);
  expect(cells).toMatchObject({
    admin_id: String(admin.id),
    admin_name: admin.name,
    action: 'recruiter_verified',
    target_type: 'recruiter',
    target_id: String(recruiter.id),
  });

  await filters.getByLabel('Until').fill('2020-01-02');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(2);
});
