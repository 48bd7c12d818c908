import { describe, expect, test } from 'vitest';
import { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { type ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { timeZoneCalls } from '#shared/contracts/time-zone.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { testApi } from '#test/support/api.ts';
import { followTable } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import type { Principal } from '#test/support/principals.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const makePair = pairMaker(api);

const operation = 'operation-number-1';
const times = ['2026-10-24T10:00', '2026-10-26T10:00'];
const [early, late] = ['2026-10-24T08:00:00.000Z', '2026-10-26T09:00:00.000Z'];

/** An applicant on the shortlist who is offered times. */
async function offered(state?: PipelineState) {
  api.clock.set(Date.parse('2026-10-20T08:00:00.000Z'));
  const pair = await makePair();
  await pair.apply();
  await settle();
  await pair.add();
  if (state && state !== 'active') await move(pair, state);
  const { body } = await api.call(interviewCalls.offerTimes, {
    token: pair.recruiter.token,
    body: { candidate_ids: [pair.candidate.id], minutes: 60, times, zone: 'Europe/Berlin' },
  });
  await settle();
  const [{ id }] = body.interviews as [Interview];
  const agree = async (at = early, by: Principal = pair.candidate) => {
    const { status } = await api.call(interviewCalls.pickTime, { token: by.token, params: { id }, body: { at } });
    expect(status).toBe(200);
    return await settle();
  };
  const end = async (by: Principal = pair.candidate) => {
    await api.call(interviewCalls.endInterview, { token: by.token, params: { id }, body: {} });
    await settle();
  };
  return { pair, id, agree, end };
}

const move = ({ recruiter, candidate }: Pair, status: PipelineState) =>
  api.call(shortlistCalls.updateStatus, {
    token: recruiter.token,
    params: { id: `${recruiter.id}-${candidate.id}` },
    body: { status, notes: '' },
  });
const moveAll = async ({ recruiter, candidate }: Pair, body: object) =>
  (
    await api.call(bulkApplicationCalls.changeEntries, {
      token: recruiter.token,
      body: { operation, candidate_ids: [candidate.id], ...body },
    })
  ).body;
const list = async ({ recruiter }: Pair, query: object = {}): Promise<ShortlistEntry[]> =>
  (await api.call(shortlistCalls.ofRecruiter, { token: recruiter.token, params: { id: String(recruiter.id) }, query }))
    .body;
const statsOf = async ({ recruiter }: Pair) =>
  (await api.call(shortlistCalls.stats, { token: recruiter.token, params: { id: recruiter.id } })).body.stats;
const states = async (pair: Pair) => {
  const [entry] = await list(pair);
  return parseTimeline(entry?.notes ?? '').flatMap(({ status }) => status ?? []);
};

describe('the state interview', () => {
  test('begins with an agreed time, which lists show, and documented calls answer contacted', async () => {
    const { pair, agree } = await offered();
    await agree();
    expect(await list(pair)).toMatchObject([{ status: 'contacted', interview: { at: early } }]);
    expect(await statsOf(pair)).toMatchObject({
      total_shortlisted: 1,
      active_shortlisted: 0,
      contacted: 1,
      interview: 1,
    });
    expect(await list(pair, { status: 'contacted' })).toHaveLength(1);
    expect(await list(pair, { state: 'interview' })).toHaveLength(1);
    expect(await list(pair, { state: 'contacted' })).toEqual([]);
    expect(await states(pair)).toEqual(['interview']);
    expect(await pair.states()).toMatchObject({ entry: 'contacted', application: 'shortlisted' });
  });

  test('shows its time by the clocks of both sides: in the zones that their accounts have', async () => {
    const { pair, agree } = await offered();
    await agree();
    const berlin = { zone: 'Europe/Berlin', at: '2026-10-24T10:00', offset: '+02:00' };
    expect((await list(pair))[0]?.interview).toEqual({ at: early, recruiter: berlin });
    const choose = async ({ token }: Principal, zone: string) =>
      expect((await api.call(timeZoneCalls.setTimeZone, { token, body: { zone, is_chosen: true } })).status).toBe(200);
    await choose(pair.recruiter, 'Asia/Kolkata');
    await choose(pair.candidate, 'Asia/Tokyo');
    const both = {
      recruiter: { zone: 'Asia/Kolkata', at: '2026-10-24T13:30', offset: '+05:30' },
      candidate: { zone: 'Asia/Tokyo', at: '2026-10-24T17:00', offset: '+09:00' },
    };
    expect((await list(pair))[0]?.interview).toEqual({ at: early, ...both });
    expect((await move(pair, 'interview')).body).toMatchObject({ interview: both });
  });

  test.each<PipelineState>(['interviewed', 'hired', 'rejected'])('never follows %s', async (further) => {
    const { pair, agree } = await offered(further);
    const before = await list(pair);
    await agree();
    expect(await list(pair)).toEqual(before);
  });

  test('has the time that is agreed last, without a step of its own, and ends with it', async () => {
    const { pair, id, agree, end } = await offered('contacted');
    await agree();
    await api.call(interviewCalls.suggestTimes, {
      token: pair.recruiter.token,
      params: { id },
      body: { times, zone: 'Europe/Berlin' },
    });
    await agree(late);
    expect(await list(pair)).toMatchObject([{ interview: { at: late } }]);
    expect(await states(pair)).toEqual(['contacted', 'interview']);
    await end();
    expect((await list(pair))[0]).not.toHaveProperty('interview');
    expect(await statsOf(pair)).not.toHaveProperty('interview');
    expect(await states(pair)).toEqual(['contacted', 'interview', 'contacted']);
  });

  test.each(['the later', 'the earlier'])(
    'stays while another one of the two is agreed, when %s one ends',
    async (which) => {
      const { pair, agree, end } = await offered();
      await agree();
      const { body } = await api.call(interviewCalls.offerTimes, {
        token: pair.recruiter.token,
        body: { candidate_ids: [pair.candidate.id], minutes: 30, times: times.slice(1), zone: 'Europe/Berlin' },
      });
      const params = { id: (body.interviews as [Interview])[0].id };
      await api.call(interviewCalls.pickTime, { token: pair.candidate.token, params, body: { at: late } });
      await settle();
      expect(await list(pair)).toMatchObject([{ interview: { at: late } }]);
      const endOther = async () => {
        await api.call(interviewCalls.endInterview, { token: pair.recruiter.token, params, body: {} });
        await settle();
      };
      const [first, last] = which === 'the later' ? [endOther, end] : [end, endOther];
      await first();
      expect(await list(pair)).toMatchObject([{ interview: { at: which === 'the later' ? early : late } }]);
      expect(await statsOf(pair)).toMatchObject({ contacted: 1, interview: 1 });
      expect(await states(pair)).toEqual(['interview']);
      await last();
      expect((await list(pair))[0]).not.toHaveProperty('interview');
      expect(await states(pair)).toEqual(['interview', 'contacted']);
    },
  );

  test('is left by a colleague who moves the entry, also where the record of the agreement comes again', async () => {
    const { pair, agree } = await offered();
    const records = await agree();
    await move(pair, 'contacted');
    expect(await followTable({ Records: records })).toEqual({ batchItemFailures: [] });
    await settle();
    expect((await list(pair))[0]).not.toHaveProperty('interview');
    expect(await statsOf(pair)).toMatchObject({ contacted: 1 });
    expect(await statsOf(pair)).not.toHaveProperty('interview');
  });

  test('is given by hand without a date, also to several, and comes back with its date when that is undone', async () => {
    const { pair, agree } = await offered();
    expect((await move(pair, 'interview')).body).toMatchObject({ status: 'contacted', interview: {} });
    await settle();
    await agree();
    expect(await list(pair)).toMatchObject([{ interview: { at: early } }]);
    expect((await moveAll(pair, { status: 'hired', shown_statuses: ['interview'] })).failed).toEqual([]);
    expect(await statsOf(pair)).toMatchObject({ contacted: 0, hired: 1 });
    await moveAll(pair, {});
    expect(await list(pair)).toMatchObject([{ status: 'contacted', interview: { at: early } }]);
    expect(await statsOf(pair)).toMatchObject({ contacted: 1, interview: 1, hired: 0 });
    expect(await pair.states()).toMatchObject({ entry: 'contacted', application: 'shortlisted' });
  });

  test('is known to a list that shows contacted, but not the other way round', async () => {
    const { pair, agree } = await offered('contacted');
    expect((await moveAll(pair, { status: 'active', shown_statuses: ['interview'] })).failed).toHaveLength(1);
    await agree();
    expect((await pair.remove('contacted')).status).toBe(204);
    expect(await statsOf(pair)).toMatchObject({ total_shortlisted: 0, contacted: 0 });
  });
});
