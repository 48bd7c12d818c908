import { describe, expect, test, vi } from 'vitest';
import { budgetName, countDayUse } from '#functions/entities/address-budget/day-budget.ts';
import { changeInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { clock } from '#functions/platform/clock.ts';
import { deleteEndedChannels } from '#functions/services/video/channels.ts';
import { openSignalling } from '#functions/services/video/open-signalling.ts';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { dayBudgets } from '#shared/domain/day-budgets.ts';
import { addMs, dayMs, minuteMs, toIso } from '#shared/domain/time.ts';
import { storeAgreed } from '#test/support/agreed-interview.ts';
import { testApi } from '#test/support/api.ts';
import { clearDiscarded } from '#test/support/handlers.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
const makePair = pairMaker(api);

/** An interview by video that was agreed on, `inMinutes` from now. */
async function agreed(inMinutes: number, changes: Partial<InterviewSummary> = {}): Promise<Pair & { id: string }> {
  const pair = await makePair();
  const id = await storeAgreed(pair, inMinutes * minuteMs, changes);
  return { ...pair, id };
}

const open = (id: string, { token }: Pick<Principal, 'token'>) =>
  api.call(interviewCalls.openRoom, { token, params: { id } });

const channelOf = (address: string) => new URL(address).searchParams.get('X-Amz-ChannelARN');

describe('the room of an interview', () => {
  test('is opened by both who meet there, in one channel, without a key of the service', async () => {
    const { id, recruiter, candidate } = await agreed(5);
    const [one, other] = await Promise.all([open(id, recruiter), open(id, candidate)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(channelOf(one.body.address)).toBe(channelOf(other.body.address));
    expect(one.body).toMatchObject({ side: 'recruiter', relay_only: true });
    expect(other.body).toMatchObject({ side: 'candidate', relay_only: true });
    expect(Date.parse(one.body.expires_at) - clock.now()).toBeLessThanOrEqual(5 * minuteMs);
    expect(other.body.address).toContain('X-Amz-ClientId=candidate');
    expect(JSON.stringify([one, other])).not.toMatch(/secret/i);
  });

  test('is closed to all others, who learn nothing of it', async () => {
    const { id } = await agreed(5);
    const strangers = await Promise.all([makePrincipal('candidate', 9_101), makePrincipal('recruiter', 9_102)]);
    for (const stranger of strangers) expect(await open(id, stranger)).toMatchObject({ status: 404 });
  });

  test('is closed to colleagues of the person who invited', async () => {
    const { id, recruiter, candidate } = await agreed(5, { by: 9_999 });
    expect(await open(id, recruiter)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('the person who invited them') },
    });
    expect(await open(id, candidate)).toMatchObject({ status: 200 });
  });

  test.each([
    ['eleven minutes before', 11, 400],
    ['nine minutes before', 9, 200],
    ['a minute before its end', -29, 200],
    ['at its end', -30, 400],
  ])('%s it answers as the rule says', async (_, inMinutes, status) => {
    const { id, candidate } = await agreed(inMinutes);
    expect((await open(id, candidate)).status).toBe(status);
  });

  test.each([
    ['another place', { place: 'By telephone' }],
    ['no agreed time', { state: 'offered', agreed: undefined }],
    ['a cancellation', { state: 'cancelled' }],
  ] as const)('is none with %s', async (_, changes) => {
    const { id, candidate } = await agreed(5, changes as Partial<InterviewSummary>);
    expect(await open(id, candidate)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
  });

  test('closes with a block, at the next request', async () => {
    const { id, recruiter, candidate } = await agreed(5);
    expect((await open(id, recruiter)).status).toBe(200);
    await api.call(visibilityCalls.setVisibility, {
      token: candidate.token,
      body: { block: { company_id: recruiter.id } },
    });
    expect((await open(id, recruiter)).status).toBe(404);
  });

  test('of a moved interview has another channel', async () => {
    const { id, candidate } = await agreed(5);
    const first = await open(id, candidate);
    const { readInterview } = await import('#functions/entities/interview/interview-store.ts');
    const before = (await readInterview(id))?.summary as InterviewSummary;
    const moved = { ...before, agreed: toIso(addMs(clock.now(), 8 * minuteMs)), version: before.version + 1 };
    expect(await changeInterview(before, moved, clock.now())).toBe(true);
    expect(channelOf((await open(id, candidate)).body.address)).not.toBe(channelOf(first.body.address));
  });

  test('is opened so often a day and no more, by one account', async () => {
    const { id, recruiter, candidate } = await agreed(5);
    const name = budgetName('rooms', 'by', { kind: 'candidate', id: candidate.id });
    for (let use = 0; use < dayBudgets.rooms; use += 1) await countDayUse('rooms', name, clock.now());
    expect(await open(id, candidate)).toMatchObject({ status: 429 });
    expect(await open(id, recruiter)).toMatchObject({ status: 200 });
  });

  test('is none at a stage that has no rooms', async () => {
    const { id, candidate } = await agreed(5);
    vi.stubEnv('VIDEO_ROOMS', '');
    expect(await open(id, candidate)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('link') } });
    vi.unstubAllEnvs();
  });
});

test('the schedule deletes channels of rooms that are over, and no others', async () => {
  const [past, future] = [addMs(clock.now(), -dayMs), addMs(clock.now(), dayMs)];
  const { address } = await openSignalling({ id: 'a-past', end: past }, 'candidate', clock.now());
  const { address: stays } = await openSignalling({ id: 'a-next', end: future }, 'candidate', clock.now());
  await clearDiscarded();
  expect(await deleteEndedChannels(clock.now())).toBe(0);
  const again = await openSignalling({ id: 'a-past', end: past }, 'candidate', clock.now());
  expect(channelOf(again.address)).not.toBe(channelOf(address));
  const next = await openSignalling({ id: 'a-next', end: future }, 'candidate', clock.now());
  expect(channelOf(next.address)).toBe(channelOf(stays));
  await clearDiscarded();
});
