import { beforeEach, describe, expect, test } from 'vitest';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { maxSavedJobs } from '#shared/domain/saved-jobs.ts';
import { testApi } from '#test/support/api.ts';
import { beforeCommand } from '#test/support/interleave.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
let number = 7_500_000;
let who: Principal;
beforeEach(async () => {
  number += 1;
  who = await makePrincipal('candidate', number);
});

const list = async ({ token }: Principal = who) => (await api.call(savedJobCalls.savedJobs, { token })).body;
const save = (jobId: number, { token }: Principal = who) =>
  api.call(savedJobCalls.saveJob, { token, params: { jobId } });
const unsave = (jobId: number, { token }: Principal = who) =>
  api.call(savedJobCalls.unsaveJob, { token, params: { jobId } });
const merge = (job_ids: number[], { token }: Principal = who) =>
  api.call(savedJobCalls.mergeSavedJobs, { token, body: { job_ids } });
const ids = (count: number) => Array.from({ length: count }, (_, place) => 1_000 + place);

test('saved jobs are listed in the order they were saved, and each call answers the list', async () => {
  expect(await list()).toEqual([]);
  expect((await save(12)).body).toEqual([12]);
  expect((await save(5)).body).toEqual([12, 5]);
  expect((await save(12)).body).toEqual([12, 5]);
  expect((await unsave(12)).body).toEqual([5]);
  expect((await unsave(12)).body).toEqual([5]);
  expect(await list()).toEqual([5]);
});

test('saved jobs follow a candidate to another device, and no other account has them', async () => {
  await save(12);
  expect(await list(await signInAgain(who))).toEqual([12]);
  expect(await list(await makePrincipal('candidate', number + 500_000))).toEqual([]);
});

test('the jobs of a browser are added to those of the account, once each, also when they are sent twice', async () => {
  await save(12);
  expect((await merge([5, 12, 5, 7])).body).toEqual([12, 5, 7]);
  expect((await merge([5, 12, 5, 7])).body).toEqual([12, 5, 7]);
  expect(await list()).toEqual([12, 5, 7]);
});

test('a job that was closed since stays among the saved ones', async () => {
  const recruiter = await makePrincipal('recruiter', number);
  await makeJob(number, recruiter.id);
  await save(number);
  await api.call(jobCalls.remove, { token: recruiter.token, params: { id: number } });
  expect((await api.call(jobCalls.get, { token: who.token, params: { id: number } })).status).toBe(404);
  expect(await list()).toEqual([number]);
});

describe('at the limit', () => {
  test('one more job is refused, with the number that is allowed', async () => {
    expect((await merge(ids(maxSavedJobs))).body).toHaveLength(maxSavedJobs);
    const { status, body, headers } = await save(12);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_STATE' });
    expect(headers['refusal-texts']).toContain(encodeURIComponent(`too_many_saved_jobs?max=${maxSavedJobs}`));
    expect((await save(1_000)).status).toBe(200);
    expect((await unsave(1_000)).status).toBe(200);
    expect((await save(12)).body.at(-1)).toBe(12);
  });

  test('saving costs three write units, a press that changes nothing none', async () => {
    await merge(ids(maxSavedJobs - 1));
    api.units.reset();
    await save(999_999_999);
    expect(api.units.spent()).toMatchObject({ read: 2, write: 3 });
    api.units.reset();
    await save(999_999_999);
    expect(api.units.spent()).toMatchObject({ read: 2, write: 0 });
  });

  test('a longer list of a browser is refused', async () => {
    expect((await merge(ids(maxSavedJobs + 1))).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

describe('two devices', () => {
  test('lose none of the jobs that they save concurrently', async () => {
    const other = await signInAgain(who);
    const jobIds = ids(8);
    const answers = await Promise.all(jobIds.map((id, place) => save(id, place % 2 === 0 ? who : other)));
    expect(answers.map(({ status }) => status)).toEqual(jobIds.map(() => 200));
    expect((await list()).toSorted()).toEqual(jobIds);
  });

  test.each([
    ['an empty list', [] as number[], [7, 5]],
    ['a list', [12, 13], [12, 7, 5]],
  ])('that change %s between the read and the write of each other both succeed', async (_, before, after) => {
    if (before.length > 0) await merge(before);
    beforeCommand('PutItemCommand', 1, async () => {
      await save(7);
      await unsave(13);
    });
    expect((await save(5)).body).toEqual(after);
    expect(await list()).toEqual(after);
  });
});
