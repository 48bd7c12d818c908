import { expectOk } from '#test/support/http-api.ts';
import { parseCsv } from '#test/support/parse-csv.ts';
import { downloadBy } from './support/download.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('filters the audit trail by person, action and admin, and exports what is left', async ({ visit }) => {
  const company = `Auditable ${crypto.randomUUID().slice(0, 8)}`;
  const recruiter = await openSession('recruiter', { company_name: company });
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
  await expect(filters.getByRole('alert')).toHaveText('Please choose a person.');
  const person = filters.getByLabel('Person', { exact: true });
  await expect(person).toBeFocused();
  await person.fill(recruiter.email.toUpperCase());
  await filters
    .getByRole('list', { name: 'Matching people' })
    .getByRole('button', { name: recruiter.name })
    .press('Enter');
  await expect(filters.getByRole('button', { name: 'Change' })).toBeFocused();
  await filters.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page).toHaveURL(`/admin/audit?type=recruiter&id=${recruiter.id}`);
  await expect(filters).toContainText(company);
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Verification rejected or withdrawn');
  await expect(rows.nth(2)).toContainText('Recruiter verified');
  await expect(rows.nth(2)).toContainText(`${company}Recruiter ${recruiter.id}`);

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

test('finds the person by the id too, and admins and candidates by name', async ({ visit }) => {
  const candidate = await openSession('candidate', { name: 'Audra Lindqvist' });
  const admin = demoSession('admin');
  await expectOk(portal, 'PUT', `/admin/deactivate-user/candidate/${candidate.id}`, { token: admin.token });
  const page = await visit({ as: admin });
  await page.goto('/admin/audit');
  const filters = page.getByRole('search', { name: 'Filters' });
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  await filters.getByLabel('Person or thing').selectOption('Candidate');
  await filters.getByLabel('Person', { exact: true }).fill(String(candidate.id));
  await filters.getByLabel('Person', { exact: true }).press('Enter');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(`/admin/audit?type=candidate&id=${candidate.id}`);
  await expect(rows).toHaveCount(2);
  // Reading the trail is no read of personal data: the name is masked.
  await expect(rows.nth(1)).not.toContainText('Lindqvist');
  await expect(rows.nth(1)).toContainText(`Candidate ${candidate.id}`);
  await page.reload();
  await expect(filters.getByRole('button', { name: 'Change' })).toBeVisible();

  await filters.getByLabel('Person or thing').selectOption('Admin');
  await filters.getByLabel('Person', { exact: true }).fill(admin.name.slice(0, 4));
  await expect(filters.getByRole('list', { name: 'Matching people' })).toContainText(admin.email);
});
