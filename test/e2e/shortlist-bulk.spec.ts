import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { downloadBy } from './support/download.ts';
import { portal } from './support/portal.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const names = ['Aiko', 'Bo', 'Cem', 'Dana', 'Eva', 'Finn', 'Gita', 'Hugo', 'Ines', 'Jon'].map((name) => `${name} Lind`);

/** A recruiter with so many people on the shortlist, of whom the first has applied for a job. */
const makeShortlist = async (people: readonly string[]) => {
  const [recruiter, ...candidates] = await Promise.all([
    makeHiringRecruiter(),
    ...people.map((name) => openSession('candidate', { name })),
  ]);
  const job = await postJob(recruiter as Session);
  await apply(candidates[0] as Session, job);
  const { token } = recruiter as Session;
  for (const [place, { id }] of candidates.entries()) {
    const body = { candidate_id: id, job_id: place === 0 ? job : '' };
    await expectOk(portal, 'POST', '/shortlist/add', { token, body });
  }
  return { recruiter: recruiter as Session, candidates };
};

test('ten people of the shortlist are moved in four clicks without a dialog, and back in one', async ({ visit }) => {
  test.slow();
  const { recruiter } = await makeShortlist(names);
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/shortlisted-candidates');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(10);
  await rows.first().getByRole('checkbox').click();
  await rows
    .last()
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await axeScan(page, 'ten people of the shortlist');
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(page.getByText('10 people moved to Contacted')).toBeVisible();
  await expect(rows.filter({ hasText: 'Contacted' })).toHaveCount(10);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 10 people are as before')).toBeVisible();
  await expect(rows.filter({ hasText: 'Active' })).toHaveCount(10);
});

test('several people of the shortlist are rejected by key, with what those who applied get', async ({ visit }) => {
  const { recruiter } = await makeShortlist(names.slice(0, 3));
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/shortlisted-candidates');
  const rows = page.getByRole('article');
  await rows.first().getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject 3 people' });
  await expect(dialog).toContainText('1 person is listed for a job, and gets this message if they applied for it');
  await expect(dialog).toContainText('2 people get no message.');
  await axeScan(page, 'a preview of a rejection of three people of the shortlist');
  await dialog.getByRole('button', { name: 'Reject 3 people' }).click();
  await expect(rows.filter({ hasText: 'Rejected' })).toHaveCount(3);
  await page.keyboard.press('u');
  await expect(rows.filter({ hasText: 'Active' })).toHaveCount(3);
});

test('several people of the shortlist are hired, moved back or removed only when that is confirmed, and exported', async ({
  visit,
}) => {
  const { recruiter } = await makeShortlist(names.slice(0, 2));
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/shortlisted-candidates');
  const rows = page.getByRole('article');
  const choose = async () => {
    await rows.first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Select all' }).click();
  };
  await choose();
  const { name, text } = await downloadBy(page, 'Export');
  expect(name).toMatch(/^shortlist_.*\.csv$/);
  expect(text).toContain('"B*** L***"');
  await page.getByRole('button', { name: 'Hire', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hire 2 people' }).click();
  await expect(rows.filter({ hasText: 'Hired' })).toHaveCount(2);
  await choose();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  const back = page.getByRole('dialog', { name: 'Move 2 people to Contacted' });
  await expect(back).toContainText('1 person is listed for a job, and gets this message if they applied for it');
  await expect(back.getByRole('button', { name: 'Move 2 people to Contacted' })).toBeVisible();
  await back.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows.filter({ hasText: 'Hired' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Remove 2 people' });
  await expect(confirmation).toContainText('No one gets a message.');
  await confirmation.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('2 people removed from the shortlist')).toBeVisible();
  await expect(rows).toHaveCount(0);
});
