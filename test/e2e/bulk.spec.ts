import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { inboxOf } from '#test/support/inbox.ts';
import { axeScan } from './support/axe-scan.ts';
import { openApplicants } from './support/open-applicants.ts';
import { portal } from './support/portal.ts';
import { openRow } from './support/rows.ts';
import type { Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const listed = z.array(z.object({ candidate_id: z.optional(z.int()), status: z.string() }));

/** The mails about applications that a candidate got. */
const noticesOf = async ({ email }: Session) =>
  (await inboxOf(portal.inboxUrl, email)).flatMap(({ subject, body }) =>
    subject === 'News about your application' ? [body.text ?? ''] : [],
  );

const applicationOf = async ({ token, id }: Session) => {
  const { body } = await expectOk(portal, 'GET', `/applications/candidate/${id}`, { token });
  return listed.parse(body)[0]?.status;
};

const names = ['Aiko', 'Bo', 'Cem', 'Dana', 'Eva', 'Finn', 'Gita', 'Hugo', 'Ines', 'Jon'].map((name) => `${name} Lind`);

test('ten applicants are rejected in four clicks and that is undone in one, before any mail leaves', async ({
  visit,
}) => {
  test.slow();
  const { page, recruiter, candidates, job } = await openApplicants(visit, names);
  const rows = page.getByRole('article');
  await rows.first().getByRole('checkbox').click();
  await rows
    .last()
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('10 people selected', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject 10 people' });
  await expect(dialog).toContainText('10 people get this message');
  await expect(dialog).toContainText('has rejected your application for Interpreter.');
  await axeScan(page, 'a preview of a rejection of ten');
  await dialog.getByRole('button', { name: 'Reject 10 people' }).click();
  await expect(page.getByText('10 people rejected')).toBeVisible();
  await expect(rows.filter({ hasText: 'Rejected' })).toHaveCount(10);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 10 people are as before')).toBeVisible();
  await axeScan(page, 'an undone rejection of ten');
  await expect(rows.filter({ hasText: 'Applied' })).toHaveCount(10);

  // Records come in their order: with the mail of this later change, that of the rejection would have left.
  const [first] = candidates as [Session];
  const { token } = recruiter;
  await expectOk(portal, 'PUT', `/applications/${job}-${first.id}/status`, { token, body: { status: 'reviewed' } });
  await expect.poll(() => noticesOf(first), { timeout: 30_000 }).toHaveLength(1);
  expect((await noticesOf(first))[0]).toContain('has reviewed your application');
  for (const candidate of candidates.slice(1)) {
    expect(await applicationOf(candidate)).toBe('applied');
    expect(await noticesOf(candidate)).toEqual([]);
  }
});

test('by keyboard, two applicants are shortlisted, and their mails leave after the tab was closed', async ({
  visit,
}) => {
  test.slow();
  const { page, candidates } = await openApplicants(visit, ['Aiko Lind', 'Bo Lind']);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Shortlist 2 people' });
  await dialog.getByRole('button', { name: 'Shortlist 2 people' }).press('Enter');
  await expect(page.getByText('2 people shortlisted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  for (const candidate of candidates) expect(await noticesOf(candidate)).toEqual([]);
  await page.close();
  for (const candidate of candidates) {
    await expect.poll(() => noticesOf(candidate), { timeout: 30_000 }).toHaveLength(1);
    expect((await noticesOf(candidate))[0]).toContain('has shortlisted you for Interpreter');
    expect(await applicationOf(candidate)).toBe('shortlisted');
  }
});

test('U undoes a move, and who cannot be moved is named', async ({ visit }) => {
  const { page, recruiter, candidates, job } = await openApplicants(visit, ['Aiko Lind', 'Bo Mori']);
  const [aiko] = candidates as [Session];
  const { token } = recruiter;
  await page.getByRole('checkbox', { name: 'Select A*** L***' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('2 people selected', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to…' });
  await expect(dialog.getByLabel('Status')).toHaveValue('reviewed');
  // A colleague puts one on the shortlist meanwhile.
  await expectOk(portal, 'POST', '/shortlist/add', { token, body: { candidate_id: aiko.id, job_id: job } });
  await dialog.getByRole('button', { name: 'Mark 2 as reviewed' }).click();
  await expect(page.getByText('1 person marked as reviewed')).toBeVisible();
  const failed = page.getByRole('list', { name: '1 person was not changed' });
  await expect(failed).toContainText('A*** L***');
  await expect(failed).toContainText('On your shortlist');
  await page.keyboard.press('u');
  await expect(page.getByText('Undone: 1 person is as before')).toBeVisible();
  expect(await applicationOf(candidates[1] as Session)).toBe('applied');
});

test('who was moved after they were selected is moved with the others', async ({ visit }) => {
  const { page } = await openApplicants(visit, ['Aiko Lind', 'Bo Mori']);
  await page.getByRole('checkbox', { name: 'Select A*** L***' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await openRow(page, 'A*** L***');
  await page.getByRole('button', { name: 'Update status: A*** L***' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('Reviewed');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Reviewed' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Reject 2 people' }).click();
  await expect(page.getByText('2 people rejected')).toBeVisible();
});

test('a hire of several is confirmed, also by key, and named in the help of the keys', async ({ visit }) => {
  const { page, candidates } = await openApplicants(visit, ['Aiko Lind', 'Bo Mori']);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Hire');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select A*** L***' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Hire 2 people' });
  await expect(dialog).toContainText('2 people get this message');
  await dialog.getByRole('button', { name: 'Hire 2 people' }).click();
  await expect(page.getByText('2 people hired')).toBeVisible();
  expect(await applicationOf(candidates[0] as Session)).toBe('hired');
  await page.keyboard.press('u');
  await expect(page.getByText('Undone: 2 people are as before')).toBeVisible();
  expect(await applicationOf(candidates[0] as Session)).toBe('applied');
});
