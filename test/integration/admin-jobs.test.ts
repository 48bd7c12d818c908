import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { deleteJob } from '#functions/entities/job/job-writes.ts';
import { alignJobs } from '#functions/entities/job/recruiter-jobs.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const start = Date.parse('2026-03-01T09:00:00.000Z');
const total = 60;
/** Every third job is inactive; pairs share an instant, so that the id breaks the tie. */
const isInactive = (id: number) => id % 3 === 0;
const all = Array.from({ length: total }, (_, index) => total - index);

let admin: Principal;
let master: Principal;
let owner: Principal;

const storedAt = (id: number) => toIso(epochMs(start + Math.floor(id / 2) * 60_000));
const inactive = { status: 'inactive', is_active: false } as const;

beforeAll(async () => {
  admin = await makePrincipal('admin', 1);
  master = await makePrincipal('master_admin', 2);
  owner = await makePrincipal('recruiter', 7, { name: 'Rosa Ruiz' });
  for (const id of all) {
    await makeJob(id, owner.id, {
      created_at: storedAt(id),
      title: id % 20 === 0 ? 'Übersetzer' : 'Interpreter',
      location: id === 31 ? 'Zürich' : 'Lisbon',
      company_name: id === 12 ? 'Okada Services' : 'Ruiz & Co',
      ...(isInactive(id) && inactive),
    });
  }
});

async function everyPage(query: Record<string, unknown>) {
  const ids: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 200; page += 1) {
    const answer = await api.call(jobCalls.adminList, { token: admin.token, query: { ...query, cursor } });
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeLessThanOrEqual(Number(query.limit ?? 50));
    ids.push(...answer.body.map(({ id }: { id: number }) => id));
    cursor = answer.next;
    if (cursor === undefined) return ids;
  }
  throw new Error('The pages never end.');
}

describe('the job management', () => {
  test.each([1, 7, 20, 60, 100])('lists jobs of both states newest first, each once, %i a page', async (limit) => {
    expect(await everyPage({ limit })).toEqual(all);
  });

  test('has whole texts of all jobs on request, of inactive ones too, and else an excerpt', async () => {
    const long = {
      description: 'Word '.repeat(200).trim(),
      requirements: 'N1 '.repeat(300).trim(),
      benefits: 'Tea',
      country: 'PT',
    };
    const { id, description } = await makeJob(200, owner.id, { ...inactive, created_at: storedAt(200) });
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.job(id),
        UpdateExpression:
          'SET description = :description, requirements = :requirements, benefits = :benefits, country = :country',
        ExpressionAttributeValues: Object.fromEntries(Object.entries(long).map(([name, text]) => [`:${name}`, text])),
      }),
    );
    const read = async (query: object) => {
      const { body } = await api.call(jobCalls.adminList, { token: admin.token, query: { limit: 1, ...query } });
      return body[0];
    };
    expect(await read({ texts: 'whole' })).toMatchObject({ id, is_active: false, ...long });
    const summary = await read({});
    expect(summary).toMatchObject({ id, description });
    expect(summary).not.toHaveProperty('requirements');
    expect(summary).not.toHaveProperty('country');
    await deleteJob(id, undefined);
  });

  test('lists the jobs of one state alone', async () => {
    expect(await everyPage({ limit: 7, status: 'inactive' })).toEqual(all.filter(isInactive));
    expect(await everyPage({ limit: 7, status: 'active' })).toEqual(all.filter((id) => !isInactive(id)));
  });

  test('finds a keyword in title, company and location, whatever its case and accents', async () => {
    for (const limit of [1, 50]) {
      expect(await everyPage({ limit, keyword: 'UBERSETZER' })).toEqual([60, 40, 20]);
      expect(await everyPage({ limit, keyword: 'zurich' })).toEqual([31]);
      expect(await everyPage({ limit, keyword: 'okada' })).toEqual([12]);
    }
    expect(await everyPage({ keyword: 'übersetzer', status: 'inactive' })).toEqual([60]);
    expect(await everyPage({ keyword: 'nothing says this' })).toEqual([]);
  });

  test('names the recruiter who posted the job, if their account exists', async () => {
    await makeJob(90, 70, { created_at: storedAt(90) });
    const { body } = await api.call(jobCalls.adminList, { token: master.token, query: { limit: 2 } });
    expect(body).toMatchObject([
      { id: 90, recruiter: null },
      { id: 60, recruiter: { name: 'Rosa Ruiz' }, is_active: false, status: 'inactive' },
    ]);
    await api.call(jobCalls.remove, { token: admin.token, params: { id: 90 } });
  });

  test('is for admins alone', async () => {
    expect((await api.call(jobCalls.adminList, { token: owner.token })).status).toBe(403);
    expect((await api.call(jobCalls.adminList)).status).toBe(401);
  });

  test('refuses a cursor of another filter or caller', async () => {
    const { next } = await api.call(jobCalls.adminList, { token: admin.token, query: { limit: 2 } });
    for (const input of [
      { token: admin.token, query: { limit: 2, status: 'active', cursor: next } },
      { token: master.token, query: { limit: 2, cursor: next } },
    ]) {
      expect(await api.call(jobCalls.adminList, input)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_CURSOR' },
      });
    }
  });

  test('follows the jobs of a recruiter that are withdrawn, restored and deleted', async () => {
    const ids = (status: 'active' | 'inactive') => everyPage({ status });
    await alignJobs(owner.id, false);
    expect(await ids('inactive')).toEqual(all);
    expect(await ids('active')).toEqual([]);
    await alignJobs(owner.id, true);
    expect(await ids('inactive')).toEqual(all.filter(isInactive));
    expect(await everyPage({})).toEqual(all);
    const removed = await api.call(jobCalls.remove, { token: admin.token, params: { id: 60 } });
    expect(removed).toMatchObject({ status: 200, body: { message: 'Job deleted successfully!' } });
    expect(await ids('inactive')).not.toContain(60);
  });
});
