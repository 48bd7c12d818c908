import { describe, expect, test } from 'vitest';
import { accountCalls } from '#shared/contracts/account.ts';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { type FreeTime, officeHoursCalls } from '#shared/contracts/office-hours.ts';
import { hourMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { companyMaker } from '#test/support/unlocked-company.ts';

const api = await testApi();
const start = Date.parse('2026-10-23T08:00:00.000Z');
const berlin = 'Europe/Berlin';
/** Monday and Tuesday after Berlin's clocks are put back. */
const ranges = [
  { weekday: 1, from: '09:00', to: '12:00' },
  { weekday: 2, from: '14:00', to: '15:00' },
];
const hours = { zone: berlin, ranges, buffer_minutes: 15, notice_hours: 24, weeks: 2 };
const makeUnlocked = companyMaker(api, start);

/** A company with candidates whom it unlocked, and the office hours of its founder. */
async function makeCompany(candidates = 1, own: object = {}) {
  const company = await makeUnlocked(candidates);
  expect((await set(company.recruiter, own)).status).toBe(200);
  return company;
}

const set = ({ token }: Principal, own: object = {}) =>
  api.call(officeHoursCalls.setOfficeHours, { token, body: { ...hours, ...own } });
const free = async ({ token }: Principal, query: object = {}): Promise<FreeTime[]> =>
  (await api.call(officeHoursCalls.freeTimes, { token, query: { minutes: '30', ...query } })).body;
const shown = async (by: Principal, query?: object) => (await free(by, query)).map(({ local }) => local.at);
const offer = ({ token }: Principal, candidates: readonly Principal[], times: readonly string[], more: object = {}) =>
  api.call(interviewCalls.offerTimes, {
    token,
    body: {
      candidate_ids: candidates.map(({ id }) => id),
      minutes: 30,
      times: [...times],
      zone: berlin,
      from_hours: true,
      ...more,
    },
  });
const offered = async (...given: Parameters<typeof offer>): Promise<Interview[]> => {
  const { status, body } = await offer(...given);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.interviews;
};
const pick = ({ token }: Principal, { id }: Interview, at: string) =>
  api.call(interviewCalls.pickTime, { token, params: { id }, body: { at: at as never } });
const read = async ({ token }: Principal, { id }: Interview): Promise<Interview> =>
  (await api.call(interviewCalls.interview, { token, params: { id } })).body;
const pair = <Item>(items: readonly Item[]) => items as readonly [Item, Item];

/** 09:00 of Monday in Berlin, in UTC. */
const nine = '2026-10-26T08:00:00.000Z';
const halfPastNine = '2026-10-26T08:30:00.000Z';
const ten = '2026-10-26T09:00:00.000Z';

describe('office hours', () => {
  test('are empty with what is usual before they are set, and have no free times', async () => {
    const recruiter = await makePrincipal('recruiter', 9_000);
    const { body } = await api.call(officeHoursCalls.officeHours, { token: recruiter.token });
    expect(body).toMatchObject({ ranges: [], buffer_minutes: 10, notice_hours: 24, weeks: 2 });
    expect(body.zone).toBeUndefined();
    expect(await free(recruiter)).toEqual([]);
  });

  test('have free times in their zone from the notice on, across a clock change, in pages', async () => {
    const { recruiter } = await makeCompany();
    const times = await free(recruiter);
    expect(times.slice(0, 2)).toEqual([
      { at: nine, local: { zone: berlin, at: '2026-10-26T09:00', offset: '+01:00' } },
      { at: halfPastNine, local: { zone: berlin, at: '2026-10-26T09:30', offset: '+01:00' } },
    ]);
    expect(times).toHaveLength(16);
    const paged = await api.call(officeHoursCalls.freeTimes, {
      token: recruiter.token,
      query: { minutes: '30', limit: '10' },
    });
    expect(paged.body).toEqual(times.slice(0, 10));
    const cursor = new URL(
      String(/<([^>]+)>/.exec(String(paged.headers.link))?.[1]),
      'https://portal.example',
    ).searchParams.get('cursor');
    const next = await api.call(officeHoursCalls.freeTimes, {
      token: recruiter.token,
      query: { minutes: '30', limit: '10', cursor: String(cursor) },
    });
    expect(next.body).toEqual(times.slice(10));
    expect(next.headers.link).toBeUndefined();
    const forged = { minutes: '30', cursor: 'forged' };
    expect((await api.call(officeHoursCalls.freeTimes, { token: recruiter.token, query: forged })).body.code).toBe(
      'INVALID_CURSOR',
    );
  });

  test('whose times end before they begin, overlap, or are more than three a day are refused', async () => {
    const { recruiter } = await makeCompany();
    const day = (...of: [string, string][]) => ({ ranges: of.map(([from, to]) => ({ weekday: 3, from, to })) });
    for (const own of [
      day(['10:00', '10:00']),
      day(['12:00', '10:00']),
      day(['09:00', '11:00'], ['10:30', '12:00']),
      day(['00:00', '01:00'], ['02:00', '03:00'], ['04:00', '05:00'], ['06:00', '07:00']),
      day(['09:15', '10:00']),
      { zone: 'Mars/Olympus' },
      { buffer_minutes: 7 },
    ])
      expect((await set(recruiter, own)).body.code, JSON.stringify(own)).toBe('INVALID_INPUT');
    expect((await set(recruiter, day(['22:00', '24:00'], ['00:00', '01:00'], ['09:00', '11:00']))).status).toBe(200);
  });

  test('are of a person: a colleague has others, beside whom the same time is free', async () => {
    const { recruiter, candidate } = await makeCompany();
    const membership = { company: { id: recruiter.id, role: 'recruiter' as const } };
    const colleague = await makePrincipal('recruiter', 5_000 + recruiter.id, membership);
    expect(await free(colleague)).toEqual([]);
    await set(colleague, { ranges: ranges.slice(0, 1) });
    const [interview] = await offered(recruiter, [candidate], ['2026-10-26T09:00']);
    expect((await pick(candidate, interview as Interview, nine)).status).toBe(200);
    expect((await shown(recruiter))[0]).toBe('2026-10-26T10:00');
    expect((await shown(colleague))[0]).toBe('2026-10-26T09:00');
  });

  test('are in the copy of the own data', async () => {
    const { recruiter } = await makeCompany();
    const { body } = await api.call(accountCalls.export, { token: recruiter.token });
    expect(body.account.office_hours).toEqual(hours);
  });
});

describe('an offer from office hours', () => {
  test('has free times alone: others are refused, and none is stored', async () => {
    const { recruiter, candidate } = await makeCompany();
    for (const times of [['2026-10-26T08:30'], ['2026-10-26T09:00', '2026-10-26T11:45'], ['2026-10-24T09:00']]) {
      const { body } = await offer(recruiter, [candidate], times);
      expect(body).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'times' }] });
    }
    expect((await offer(recruiter, [candidate], ['2026-10-26T11:45'], { from_hours: false })).status).toBe(201);
  });

  test('has a time for each of twenty people, more than an offer of single times may have', async () => {
    const { recruiter, candidate } = await makeCompany(1, { weeks: 4 });
    const times = (await shown(recruiter)).slice(0, 20);
    expect(times).toHaveLength(20);
    const [interview] = await offered(recruiter, [candidate], times);
    expect(interview?.times).toHaveLength(20);
    expect((await offer(recruiter, [candidate], times, { from_hours: false })).body.code).toBe('INVALID_INPUT');
  });

  test('leaves the buffer free before and after an agreed time: nearer ones are not shown and cannot be picked', async () => {
    const { recruiter, candidates } = await makeCompany(2);
    const [left, right] = pair(candidates);
    const times = ['2026-10-26T09:00', '2026-10-26T09:30', '2026-10-26T10:00', '2026-10-26T10:30'];
    const [one, two] = pair(await offered(recruiter, candidates, times));
    expect((await pick(left, one, halfPastNine)).status).toBe(200);
    expect((await read(right, two)).times.map(({ recruiter: { at } }) => at)).toEqual(['2026-10-26T10:30']);
    for (const at of [nine, halfPastNine, ten])
      expect((await pick(right, two, at)).body, at).toMatchObject({
        code: 'INVALID_STATE',
        detail: 'This time is not free any more. Please pick another one.',
      });
    expect((await shown(recruiter)).slice(0, 2)).toEqual(['2026-10-26T10:30', '2026-10-26T11:00']);
  });

  test('holds the buffer when two candidates pick neighbouring times at once: one of them gets theirs', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { recruiter, candidates } = await makeCompany(2);
      const [left, right] = pair(candidates);
      const [one, two] = pair(await offered(recruiter, candidates, ['2026-10-26T09:00', '2026-10-26T09:30']));
      const answers = await Promise.all([pick(left, one, nine), pick(right, two, halfPastNine)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      const agreed = (await Promise.all([read(left, one), read(right, two)])).filter(({ state }) => state === 'agreed');
      expect(agreed).toHaveLength(1);
    }
  });

  test('without a buffer has neighbouring times for two who pick them at once', async () => {
    const { recruiter, candidates } = await makeCompany(2, { buffer_minutes: 0 });
    const [left, right] = pair(candidates);
    const [one, two] = pair(await offered(recruiter, candidates, ['2026-10-26T09:00', '2026-10-26T09:30']));
    const answers = await Promise.all([pick(left, one, nine), pick(right, two, halfPastNine)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('keeps to the notice for the pick, too, and ends when all its times are within it', async () => {
    const { recruiter, candidate } = await makeCompany();
    const [interview] = await offered(recruiter, [candidate], ['2026-10-26T09:00', '2026-10-26T10:00']);
    const late = async (at: number) => {
      api.clock.set(at);
      return await signInAgain(candidate);
    };
    const reader = await late(Date.parse(nine) - 24 * hourMs);
    expect((await read(reader, interview as Interview)).times).toMatchObject([{ at: ten }]);
    expect((await pick(reader, interview as Interview, nine)).body.code).toBe('INVALID_STATE');
    const tooLate = await late(Date.parse(ten) - 24 * hourMs);
    expect(await read(tooLate, interview as Interview)).toMatchObject({ state: 'lapsed', times: [] });
    expect((await pick(tooLate, interview as Interview, ten)).body.code).toBe('INVALID_STATE');
  });

  test('stays as it was offered when the hours change, and single times after it have neither buffer nor notice', async () => {
    const { recruiter, candidates } = await makeCompany(2);
    const [left, right] = pair(candidates);
    const [one, two] = pair(await offered(recruiter, candidates, ['2026-10-26T09:00', '2026-10-26T10:00']));
    await set(recruiter, { ranges: [], buffer_minutes: 0 });
    expect(await free(recruiter)).toEqual([]);
    expect((await pick(left, one, nine)).status).toBe(200);
    const { body } = await api.call(interviewCalls.suggestTimes, {
      token: recruiter.token,
      params: { id: two.id },
      body: { times: ['2026-10-23T11:00', '2026-10-26T09:30'], zone: berlin },
    });
    expect(body.times).toHaveLength(2);
    expect((await pick(right, two, halfPastNine)).status).toBe(200);
  });
});
