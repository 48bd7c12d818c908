import { expect, it } from 'vitest';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const makePair = pairMaker(api);
const hour = 3_600_000;
const hourOf = (at: string, start: number) => Math.round((Date.parse(at) - start) / hour);

const check = ({ job, candidate }: Pair, { token } = candidate) =>
  api.call(applicationCalls.check, { token, params: { jobId: job, candidateId: candidate.id } });

/** The candidate's way after each step, each an hour after the one before: the answers with their hours. */
async function waysAfter(pair: Pair, steps: readonly (() => Promise<{ status: number }>)[]) {
  const start = Date.now();
  await pair.apply();
  const ways: unknown[] = [];
  for (const [place, step] of steps.entries()) {
    api.clock.set(epochMs(start + (place + 1) * hour));
    expect((await step()).status).toBeLessThan(300);
    const own = { token: pair.candidate.token, params: { id: pair.candidate.id } };
    const [listed] = (await api.call(applicationCalls.ofCandidate, own)).body;
    const { answers } = (await check(pair)).body;
    expect(listed.answers).toEqual(answers);
    ways.push(answers.map(({ status, at }: { status: string; at: string }) => `${status} ${hourOf(at, start)}`));
  }
  api.clock.set(epochMs(start));
  return ways;
}

const answering = (pair: Pair, ...statuses: ApplicationStatus[]) => statuses.map((status) => () => pair.answer(status));

it('shows the answers that hold with their times, also after a note, and forgets what was taken back', async () => {
  const pair = await makePair();
  const steps = answering(pair, 'reviewed', 'reviewed', 'rejected', 'shortlisted', 'hired', 'rejected', 'applied');
  expect(await waysAfter(pair, steps)).toEqual([
    ['reviewed 1'],
    ['reviewed 1'],
    ['reviewed 1', 'rejected 3'],
    ['reviewed 1', 'shortlisted 4'],
    ['reviewed 1', 'shortlisted 4', 'hired 5'],
    ['reviewed 1', 'shortlisted 4', 'rejected 6'],
    [],
  ]);
});

it('follows the entry on the shortlist, and does not say when the entry was removed', async () => {
  const pair = await makePair();
  const steps = [
    () => pair.answer('reviewed'),
    () => pair.add(),
    () => pair.move('interviewed'),
    () => pair.remove(),
    () => pair.add(),
    () => pair.reject(),
  ];
  expect(await waysAfter(pair, steps)).toEqual([
    ['reviewed 1'],
    ['reviewed 1', 'shortlisted 2'],
    ['reviewed 1', 'shortlisted 2'],
    ['reviewed 1'],
    ['reviewed 1', 'shortlisted 5'],
    ['reviewed 1', 'shortlisted 5', 'rejected 6'],
  ]);
  const other = await makePair();
  expect(await waysAfter(other, [() => other.add(), () => other.remove()])).toEqual([['shortlisted 1'], []]);
});

it('gives the candidate their message and the contacts without the notes, and others the status only', async () => {
  const pair = await makePair();
  const { candidate, recruiter, job } = pair;
  const body = { message: 'I interpret in court.' };
  await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job }, body });
  await pair.answer('reviewed', recruiter, job, 'Canary of the answer.');
  await api.call(applicationCalls.contact, {
    token: recruiter.token,
    params: { id: `${job}-${candidate.id}` },
    body: { method: 'phone', notes: 'Canary of the contact.' },
  });
  const own = await check(pair);
  expect(own.body).toEqual({
    status: 'reviewed',
    applied_at: expect.any(String),
    answers: [{ status: 'reviewed', at: expect.any(String) }],
    contacts: [{ method: 'phone', at: expect.any(String) }],
    message: 'I interpret in court.',
  });
  for (const other of [recruiter, await makePrincipal('admin', 1)]) {
    expect((await check(pair, other)).body).toEqual({ status: 'reviewed' });
  }
});
