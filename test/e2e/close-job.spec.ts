import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const title = 'Interpreter for a place that is filled';
const listed = z.array(z.object({ status: z.string() }));
const own = (page: Page) => page.getByRole('article').filter({ hasText: title });

const statusOf = async ({ token, id }: Session) =>
  listed.parse((await expectOk(portal, 'GET', `/applications/candidate/${id}`, { token })).body)[0]?.status;

const counted = z.array(z.object({ id: z.number(), waiting_count: z.optional(z.number()) }));

const waitingFor = async ({ token, id }: Session, job: number) =>
  counted
    .parse((await expectOk(portal, 'GET', `/jobs/recruiter/${id}`, { token })).body)
    .find((each) => each.id === job)?.waiting_count;

/** A recruiter's own jobs: one of them, which two people applied for. */
const openOwnJobs = async (visit: (options: object) => Promise<Page>) => {
  const [recruiter, ...candidates] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
    openSession('candidate', { name: 'Bo Lind' }),
  ]);
  const job = await postJob(recruiter, { title });
  for (const candidate of candidates) await apply(candidate, job);
  // They are counted after the applications are stored.
  await expect.poll(() => waitingFor(recruiter, job)).toBe(candidates.length);
  const page = await visit({ as: recruiter });
  return { page, candidates, job };
};

test('closing a job rejects who waits for an answer, with what they get, and that is undone in one press', async ({
  visit,
}) => {
  const { page, candidates } = await openOwnJobs(visit);
  await page.goto('/my-jobs');
  await own(page)
    .getByRole('button', { name: `Close ${title}` })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Reject these 2 people' })).toBeChecked();
  await expect(dialog).toContainText('2 people get this message');
  await axeScan(page, 'what becomes of the applicants of a job');
  await dialog.getByRole('button', { name: 'Reject 2 people and close job' }).click();
  await expect(toast(page, `${title} is closed.`)).toBeVisible();
  await expect(own(page).getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByText('2 people rejected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 2 people are as before')).toBeVisible();
  for (const candidate of candidates) expect(await statusOf(candidate)).toBe('applied');
});

test('a job stays open until all rejections were sent, also after a failure', async ({ visit, problems }) => {
  problems.allow(/ERR_FAILED/);
  const { page, candidates } = await openOwnJobs(visit);
  await page.goto('/my-jobs');
  await own(page)
    .getByRole('button', { name: `Close ${title}` })
    .click();
  const moves = /\/statuses$/;
  await page.route(moves, (route) => route.abort());
  await page.getByRole('button', { name: 'Reject 2 people and close job' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(own(page).getByText('Active', { exact: true })).toBeVisible();
  await page.unroute(moves);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, `${title} is closed.`)).toBeVisible();
  for (const candidate of candidates) expect(await statusOf(candidate)).toBe('rejected');
});

test('applicants may be left as they are', async ({ visit }) => {
  const { page, candidates } = await openOwnJobs(visit);
  await page.goto('/my-jobs');
  await own(page)
    .getByRole('button', { name: `Close ${title}` })
    .click();
  await page.getByRole('radio', { name: 'Leave them as they are' }).click();
  await page.getByRole('button', { name: 'Close job', exact: true }).click();
  await expect(own(page).getByText('Inactive', { exact: true })).toBeVisible();
  for (const candidate of candidates) expect(await statusOf(candidate)).toBe('applied');
});

test('a job that ended says how many people wait for an answer until it is closed', async ({ visit }) => {
  const { page, job } = await openOwnJobs(visit);
  const over = { status: 'closed', closing_date: '2026-01-01', closes_at: '2026-01-02T00:00:00.000Z' };
  await page.route(/\/api\/jobs\/recruiter\/\d+\?/, async (route) => {
    const response = await route.fetch();
    const jobs: { id: number }[] = await response.json();
    await route.fulfill({ response, json: jobs.map((each) => (each.id === job ? { ...each, ...over } : each)) });
  });
  await page.goto('/my-jobs');
  await expect(own(page)).toContainText('2 applicants still wait for an answer');
  await own(page).getByRole('button', { name: 'Answer them' }).click();
  await page.getByRole('button', { name: 'Reject 2 people and close job' }).click();
  await expect(toast(page, `${title} is closed.`)).toBeVisible();
});
