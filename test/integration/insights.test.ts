import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { documents, tableName } from '#functions/data/table.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { dayMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { followTable } from '#test/support/handlers.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
/** Noon of the first day. */
const start = Date.UTC(2026, 9, 1, 12);
const dayAt = (nth: number) => new Date(start + nth * dayMs).toISOString().slice(0, 10);

let recruiter: Principal;
let other: Principal;
const candidates: Principal[] = [];

/** Makes a call as a user at noon of a day. */
async function on(nth: number, who: Principal, call: Parameters<typeof api.call>[0], input: object) {
  api.clock.set(start + nth * dayMs);
  const { token } = await signInAgain(who);
  const answer = await api.call(call, { ...input, token });
  if (answer.status >= 300) throw new Error(`${call.path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const candidate = (id: number) => candidates[id - 1] as Principal;
const apply = (nth: number, id: number) => on(nth, candidate(id), applicationCalls.apply, { params: { jobId: 10 } });
const setStatus = (nth: number, id: number, status: string) =>
  on(nth, recruiter, applicationCalls.updateStatus, { params: { id: `10-${id}` }, body: { status, notes: '' } });
const shortlist = (nth: number, id: number) =>
  on(nth, recruiter, shortlistCalls.add, { body: { candidate_id: id, job_id: 10, notes: '' } });
const move = (nth: number, id: number, status: string) =>
  on(nth, recruiter, shortlistCalls.updateStatus, { params: { id: `1-${id}` }, body: { status, notes: '' } });

async function insights(job: number | undefined, days = 90) {
  api.clock.set(start + 10 * dayMs);
  const { token } = await signInAgain(recruiter);
  const query = { days, ...(job === undefined ? {} : { job }) };
  return (await api.call(recruiterCalls.insights, { params: { id: 1 }, query, token })).body;
}
const day = (nth: number, figures: object) => ({
  date: dayAt(nth),
  views: 0,
  applications: 0,
  shortlisted: 0,
  interviewed: 0,
  hired: 0,
  ...figures,
});

const isDay = ({ entity }: { entity?: unknown }) => /_day$/.test(String(entity));
const storedDays = async () =>
  (await api.scan()).filter(isDay).sort((a, b) => `${a.PK} ${a.SK}`.localeCompare(`${b.PK} ${b.SK}`));
async function forgetDays(alsoEvents = false) {
  const items = (await api.scan()).filter((item) => isDay(item) || (alsoEvents && item.entity === 'processed_event'));
  for (const { PK, SK } of items) await documents.send(new DeleteCommand({ TableName: tableName(), Key: { PK, SK } }));
}

/** What the figures are after the history below. */
const expectedDays = [
  day(0, { applications: 3 }),
  day(1, { applications: 1, shortlisted: 1 }),
  day(2, { shortlisted: 1 }),
  day(3, { interviewed: 1 }),
  day(4, { shortlisted: 1, interviewed: 1, hired: 2 }),
];

describe('a history of applications, shortlist entries and statuses', () => {
  let records: DynamoDBRecord[] = [];
  beforeAll(async () => {
    api.clock.set(start);
    recruiter = await makePrincipal('recruiter', 1);
    other = await makePrincipal('recruiter', 2);
    for (let id = 1; id <= 5; id += 1) candidates.push(await makePrincipal('candidate', id));
    await subscribe(1, { ends_at: (start + 100 * dayMs) as never });
    await makeJob(10, 1);
    await makeJob(20, 2);
    for (const id of [1, 2, 3]) await apply(0, id);
    await apply(1, 4);
    await setStatus(1, 1, 'shortlisted');
    // Back and again: a stage counts when it is reached first.
    await setStatus(2, 1, 'reviewed');
    await setStatus(3, 1, 'shortlisted');
    // The same stage on the shortlist and in the application counts once.
    await shortlist(2, 2);
    await setStatus(3, 2, 'shortlisted');
    await move(3, 2, 'interviewed');
    await move(4, 2, 'hired');
    // Hired at once: a later stage includes those before it.
    await setStatus(4, 3, 'hired');
    // A candidate who withdraws, and is shortlisted without an application.
    await apply(4, 5);
    await on(4, candidate(5), applicationCalls.withdraw, { params: { id: '10-5' } });
    await shortlist(4, 5);
    for (;;) {
      const read = await api.drainStream();
      if (read.length === 0) break;
      records = [...records, ...read];
    }
  });

  test('counts each stage on the day when it was reached first, for the job and for the recruiter', async () => {
    const { from, until, days } = await insights(10);
    expect({ from, until, days }).toEqual({ from: dayAt(-79), until: dayAt(10), days: expectedDays });
    expect((await insights(undefined)).days).toEqual(expectedDays);
  });

  test('is limited to the period that is asked for', async () => {
    expect((await insights(10, 30)).days).toEqual(expectedDays);
    api.clock.set(start + 32 * dayMs);
    const { token } = await signInAgain(recruiter);
    const { body } = await api.call(recruiterCalls.insights, {
      params: { id: 1 },
      query: { job: '10', days: '30' },
      token,
    });
    expect(body.days).toEqual(expectedDays.slice(3));
  });

  test('has the same figures when its records arrive twice, late and in another order', async () => {
    const expected = await storedDays();
    expect(expected.length).toBeGreaterThan(10);
    const twice = [...records, ...records];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(twice, { minLength: twice.length }), async (order) => {
        await forgetDays(true);
        expect(await followTable({ Records: order })).toEqual({ batchItemFailures: [] });
        await settle(api);
        expect(await storedDays()).toEqual(expected);
      }),
      { numRuns: 4 },
    );
  });

  test('is refused to other recruiters', async () => {
    api.clock.set(start + 10 * dayMs);
    const { token } = await signInAgain(other);
    const ask = (id: number, query: object) =>
      api.call(recruiterCalls.insights, { params: { id: String(id) }, query, token });
    expect(await ask(1, {})).toMatchObject({ status: 403 });
    expect(await ask(2, { job: 10 })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await ask(2, { job: 999 })).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    expect(await ask(2, { days: 31 })).toMatchObject({ status: 400 });
  });

  test('keeps what was counted when a candidate who was hired deletes the account', async () => {
    api.clock.set(start + 5 * dayMs);
    const { token } = await signInAgain(await makePrincipal('admin', 1));
    await api.call(adminCalls.hardDeleteUser, { params: { a: 'candidate', b: 3 }, token });
    await settle(api);
    expect((await insights(10)).days).toEqual(expectedDays);
  });

  test("deletes a job's days with the job, and a late record does not bring them back", async () => {
    await on(6, recruiter, jobCalls.remove, { params: { id: 10 } });
    await settle(api);
    await forgetDays(true);
    await followTable({ Records: records });
    expect((await storedDays()).filter(({ PK }) => PK === 'JOB#10')).toEqual([]);
  });
});
