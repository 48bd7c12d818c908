import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { openApplicants } from './support/open-applicants.ts';
import { portal } from './support/portal.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const shortlist = ({ token }: Session, candidate: Session) =>
  expectOk(portal, 'POST', '/shortlist/add', { token, body: { candidate_id: candidate.id } });

const names = ['Aiko Lind', 'Bo Lind', 'Cem Lind'];

test('applicants get tags together and one by one, and the lists are narrowed to one', async ({ visit }) => {
  test.slow();
  const { page, job } = await openApplicants(visit, names);
  const rows = page.getByRole('article');
  await rows.nth(0).getByRole('checkbox').click();
  await rows.nth(1).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag 2 people' });
  await dialog.getByLabel('Add a tag').fill('Second round');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove the tag Second round' })).toBeVisible();
  await axeScan(page, 'tags of two people');
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await expect(toast(page, '2 people were tagged.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Second round' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await rows.nth(0).getByRole('button').first().click();
  const panel = page.getByRole('region', { name: /L\*+/ });
  await panel.getByLabel('Add a tag').fill('Berlin');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Remove the tag Berlin' })).toBeVisible();
  await expect(panel.getByText(/^Added by .+ on /)).toHaveCount(2);
  await axeScan(page, 'tags of the open applicant');
  await panel.getByRole('button', { name: 'Remove the tag Second round' }).click();
  await expect(panel.getByRole('button', { name: 'Remove the tag Second round' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto(`/job/${job}/applicants?label=second%20round`);
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter: Tag: second round' }).click();
  await expect(rows).toHaveCount(3);

  // Of the person without a tag, and of no person of the list any more: suggested nevertheless.
  await rows.nth(2).getByRole('button').first().click();
  await expect(page.locator('datalist option')).toHaveCount(2);
});

test('people on the shortlist get tags together, from a range of rows', async ({ visit }) => {
  test.slow();
  const [recruiter, ...candidates] = await Promise.all([
    makeHiringRecruiter(),
    ...names.map((name) => openSession('candidate', { name })),
  ]);
  for (const candidate of candidates) await shortlist(recruiter as Session, candidate);
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/shortlisted-candidates');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole('checkbox').click();
  await rows
    .last()
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 people selected', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Add a tag').fill('Later');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add tags' }).click();
  await expect(rows.filter({ hasText: 'Later' })).toHaveCount(3);
});
