import { beforeAll, describe, expect, it } from 'vitest';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { excerptOf } from '#shared/domain/job-excerpt.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';

const api = await testApi();
const start = epochMs(Date.parse('2026-03-01T09:00:00.000Z'));
const description = 'Conference interpreting between Japanese and English for a team that travels. '.repeat(8);

const storedJob = (id: number, summary: Partial<StoredJob['summary']> = {}): StoredJob =>
  bareJob(
    id,
    // Pairs share an instant: the id breaks the tie.
    epochMs(start + Math.floor(id / 2) * 60_000),
    {
      title: `Senior interpreter number ${id}`,
      description: excerptOf(description),
      location: id % 2 === 0 ? 'Zürich, Switzerland' : 'Osaka, Japan',
      job_type: id % 5 === 0 ? 'contract' : 'full-time',
      experience_level: 'senior',
      salary_min: 40_000 + id,
      salary_max: 55_000 + id,
      company_name: 'Okada Language Services',
      closing_date: '2026-12-31',
      ...summary,
    },
    { description },
  );

const total = 230;
beforeAll(async () => {
  for (let first = 1; first <= total; first += 10) {
    const ids = Array.from({ length: Math.min(10, total - first + 1) }, (_, index) => first + index);
    await Promise.all(ids.map((id) => putNewJob(storedJob(id))));
  }
});

/** Reads all pages; calls `between` after each one. */
async function readAll(query: Record<string, string>, between: (page: number) => Promise<unknown> = async () => {}) {
  const seen: number[] = [];
  let cursor: string | undefined;
  for (let page = 1; page < 400; page += 1) {
    const answer = await api.call(jobCalls.list, { query: { ...query, cursor } });
    expect(answer.status).toBe(200);
    seen.push(...answer.body.map(({ id }: { id: number }) => id));
    cursor = answer.next;
    if (cursor === undefined) return seen;
    await between(page);
  }
  throw new Error('The pages never end.');
}

const descending = (ids: number[]) => [...ids].sort((left, right) => right - left);
const idsWhere = (test: (id: number) => boolean) =>
  descending(Array.from({ length: total }, (_, index) => index + 1).filter(test));

describe('the list of jobs', () => {
  it('costs 1.5 read units for a page of 20, and 0.5 for the total on the first', async () => {
    // The total of an earlier list is known for ten seconds.
    api.clock.set(Date.now() + 60_000);
    api.units.reset();
    const { body } = await api.call(jobCalls.list, { query: { limit: '20' } });
    expect(body).toHaveLength(20);
    expect(api.units.spent()).toEqual({ read: 2, write: 0, commands: 2 });
  });

  it('has the number of all jobs on its first page, or a lower bound of it', async () => {
    const totals = async (query: Record<string, string> = {}) => {
      const first = await api.call(jobCalls.list, { query: { limit: '20', ...query } });
      const second = await api.call(jobCalls.list, { query: { limit: '20', ...query, cursor: first.next } });
      expect(second.headers['x-total-count']).toBeUndefined();
      return first.headers['x-total-count'];
    };
    // Nothing was counted yet.
    expect(await totals()).toBe('20+');
    await api.drainStream();
    // A warm function knows the figures for ten seconds.
    api.clock.set(Date.now() + 10_000);
    expect(await totals()).toBe('230');
    // There is no index: the newest thousand in the table are all there are.
    expect(await totals({ location: 'osaka' })).toBe('115');
    const one = await api.call(jobCalls.list, { query: { limit: '20', keyword: 'number 173' } });
    expect(one.headers['x-total-count']).toBe('1');
  });

  it.each(['7', '29', '50', '100'])('has neither gaps nor overlap in pages of %s', async (limit) => {
    expect(await readAll({ limit })).toEqual(idsWhere(() => true));
  });

  it.each(['1', '3', '20', '100'])('has neither gaps nor overlap with filters in pages of %s', async (limit) => {
    const seen = await readAll({ limit, location: 'zurich', job_type: 'contract' });
    expect(seen).toEqual(idsWhere((id) => id % 10 === 0));
  });

  it('caps the page at 100 and returns 50 by default', async () => {
    expect((await api.call(jobCalls.list, { query: { limit: '1000000000' } })).body).toHaveLength(100);
    expect((await api.call(jobCalls.list)).body).toHaveLength(50);
    expect((await api.call(jobCalls.list, { query: { limit: '0' } })).status).toBe(400);
    expect((await api.call(jobCalls.list, { query: { limit: '-1' } })).status).toBe(400);
  });

  it.each([
    // Words of one or two letters are whole words; in a phrase the last word may go on.
    [{ keyword: 'NUMBER 17' }, (id: number) => id === 17],
    [{ keyword: '"NUMBER 17"' }, (id: number) => String(id).startsWith('17')],
    [{ company: 'okada' }, () => true],
    [{ company: 'nobody' }, () => false],
    [{ language: 'JAPAN', salary_min: '40100' }, (id: number) => id >= 100],
    [{ salary_max: '55010' }, (id: number) => id <= 10],
  ])('finds by %j', async (filters, test) => {
    expect(await readAll({ limit: '100', ...filters })).toEqual(idsWhere(test));
  });

  it('answers 400 to a cursor that was changed or is of another filter, call or caller', async () => {
    const first = await api.call(jobCalls.list, { query: { limit: '5', location: 'osaka' } });
    const cursor = first.next ?? '';
    const codeOf = async (query: Record<string, string>) => (await api.call(jobCalls.list, { query })).body.code;
    expect(await codeOf({ cursor, location: 'zurich' })).toBe('INVALID_CURSOR');
    expect(await codeOf({ cursor })).toBe('INVALID_CURSOR');
    const changed = `${cursor.slice(0, -2)}${cursor.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await codeOf({ cursor: changed, location: 'osaka' })).toBe('INVALID_CURSOR');
    expect(await codeOf({ cursor: 'e30', location: 'osaka' })).toBe('INVALID_CURSOR');
    expect((await api.call(jobCalls.list, { query: { limit: '9', cursor, location: 'osaka' } })).status).toBe(200);
  });

  it('keeps its pages free of gaps and overlap while jobs are posted', async () => {
    let next = 1000;
    const seen = await readAll({ limit: '23' }, () => {
      next += 1;
      return putNewJob(storedJob(next, { is_active: true }));
    });
    expect(seen).toEqual(idsWhere(() => true));
  });
});
