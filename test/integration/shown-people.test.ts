import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { followTable as handler } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);
// The bucket is shared with other tests, and an erasure empties folders of it: only this file uses these ids.
let number = 7_400_000;
let candidate: Principal;
let recruiter: Principal;
/** Another candidate in all the same lists. */
let other: Principal;
let jobId: number;

/** While there is no index, searches read the newest every ten seconds. */
let time = Date.now();
const readNewest = () => {
  time += 10_000;
  api.clock.set(time);
};

beforeEach(async () => {
  number += 2;
  api.clock.set(time);
  recruiter = await makePrincipal('recruiter', number);
  candidate = await makePrincipal('candidate', number);
  other = await makePrincipal('candidate', number + 1);
  await subscribe(recruiter.id);
  jobId = (await makeJob(50_000 + number, recruiter.id)).id;
  for (const who of [candidate, other]) {
    await api.call(applicationCalls.apply, { token: who.token, params: { jobId } });
    await api.call(candidateCalls.view, { token: recruiter.token, params: { id: who.id } });
    await shortlist(who);
  }
  await settle(api);
  readNewest();
});

const shortlist = (who: Principal) =>
  api.call(shortlistCalls.add, { token: recruiter.token, body: { candidate_id: who.id } });
const listed = async (query = {}) =>
  (await api.call(shortlistCalls.ofRecruiter, { token: recruiter.token, params: { id: recruiter.id }, query })).body;
const stats = async () =>
  (await api.call(shortlistCalls.stats, { token: recruiter.token, params: { id: recruiter.id } })).body.stats;
const entryId = () => `${recruiter.id}-${candidate.id}`;
const move = (status: string) =>
  api.call(shortlistCalls.updateStatus, { token: recruiter.token, params: { id: entryId() }, body: { status } });
const user = () => ({ token: admin.token, params: { a: 'candidate', b: candidate.id } });
const change = {
  deactivate: () => api.call(adminCalls.deactivateUser, user()),
  restore: () => api.call(adminCalls.reactivateUser, user()),
  delete: () => api.call(adminCalls.terminateUser, user()),
  erase: () => api.call(adminCalls.hardDeleteUser, user()),
};

/** Everything that the recruiter sees of candidates, by list, as JSON. */
async function everyList(): Promise<Record<string, string>> {
  const { token, id } = recruiter;
  const calls = {
    shortlist: () => api.call(shortlistCalls.ofRecruiter, { token, params: { id } }),
    'shortlist of a status': () =>
      api.call(shortlistCalls.ofRecruiter, { token, params: { id }, query: { status: 'active' } }),
    applicants: () => api.call(applicationCalls.applicants, { token, params: { id: jobId } }),
    'applicants with details': () => api.call(applicationCalls.unmaskedApplicants, { token, params: { id: jobId } }),
    'recent applications': () => api.call(applicationCalls.recent, { token, params: { id } }),
    candidates: () => api.call(candidateCalls.listMasked, { token, query: { limit: 100 } }),
    'candidates found': () =>
      api.call(candidateCalls.listMasked, { token, query: { limit: 100, keyword: 'Interpreter' } }),
    showcase: () => api.call(candidateCalls.latestMasked, { query: { limit: 12 } }),
    'data export: shortlist': async () => {
      const { status, body } = await api.call(accountCalls.export, { token });
      return { status, body: body.shortlist };
    },
  };
  const found: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) {
    const { status, body } = await call();
    expect([name, status]).toEqual([name, 200]);
    found[name] = JSON.stringify(body);
  }
  return found;
}
const shows = (list: string, { id }: Principal) =>
  new RegExp(`"(candidate_)?id":${id}[,}]|"application_id":"${jobId}-${id}"`).test(list);
const listsShowing = async (who: Principal) =>
  Object.entries(await everyList())
    .filter(([, list]) => shows(list, who))
    .map(([name]) => name);

describe('a candidate on the lists of a recruiter', () => {
  test.each(['deactivate', 'delete'] as const)(
    'disappears from all of them on %s, and is back after a restore',
    async (gone) => {
      const all = Object.keys(await everyList());
      expect(await listsShowing(candidate)).toEqual(all);
      const before = [await listed(), await stats()];
      await change[gone]();
      await settle(api);
      expect(await listsShowing(candidate)).toEqual([]);
      expect(await listsShowing(other)).toEqual(all);
      expect(await stats()).toMatchObject({ total_shortlisted: 1, active_shortlisted: 1 });
      await change.restore();
      await settle(api);
      readNewest();
      expect([await listed(), await stats()]).toEqual(before);
      expect(await listsShowing(candidate)).toEqual(all);
    },
  );

  test.each(['deactivate', 'delete', 'erase'] as const)(
    'is shown with contact details by none of them immediately after %s, before the stream is processed',
    async (gone) => {
      const all = Object.keys(await everyList());
      const details = [candidate.name, candidate.email];
      const withDetails = async () =>
        Object.entries(await everyList())
          .filter(([, list]) => details.some((text) => list.includes(text)))
          .map(([name]) => name);
      expect(await withDetails()).toEqual([
        'shortlist',
        'shortlist of a status',
        'applicants',
        'applicants with details',
        'recent applications',
        'candidates',
        'candidates found',
      ]);
      await change[gone]();
      expect(await withDetails()).toEqual([]);
      for (const answer of [await move('contacted'), await shortlist(candidate)]) {
        expect(answer.status).toBe(404);
        expect(JSON.stringify(answer.body)).not.toContain(candidate.email);
      }
      expect(await listsShowing(other)).toEqual(all);
    },
  );

  test('is removed by an erasure, also while hidden, and the counts stay consistent', async () => {
    await change.deactivate();
    await settle(api);
    await change.erase();
    await settle(api);
    expect(await listsShowing(candidate)).toEqual([]);
    expect(await readEntry(recruiter.id, candidate.id)).toBeUndefined();
    expect(await stats()).toMatchObject({ total_shortlisted: 1, active_shortlisted: 1 });
  });

  test('keeps status and notes while hidden, and cannot be moved or removed meanwhile', async () => {
    await move('interviewed');
    await change.deactivate();
    await settle(api);
    expect((await move('hired')).status).toBe(404);
    const removed = await api.call(shortlistCalls.remove, { token: recruiter.token, params: { id: entryId() } });
    expect(removed.status).toBe(404);
    await change.restore();
    await settle(api);
    expect((await listed({ status: 'interviewed' })).map(({ id }: { id: string }) => id)).toEqual([entryId()]);
    expect(await stats()).toMatchObject({ total_shortlisted: 2, interviewed: 1 });
  });

  test('is hidden and shown again in an entry from before entries could be hidden', async () => {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.shortlistEntry(recruiter.id, candidate.id),
        UpdateExpression: 'REMOVE #hidden, candidate_version',
        ExpressionAttributeNames: { '#hidden': 'hidden' },
      }),
    );
    expect((await move('contacted')).status).toBe(200);
    await change.deactivate();
    await settle(api);
    expect([(await listed()).length, await stats()]).toMatchObject([1, { total_shortlisted: 1, contacted: 0 }]);
    await change.restore();
    await settle(api);
    expect([(await listed()).length, await stats()]).toMatchObject([2, { total_shortlisted: 2, contacted: 1 }]);
  });

  test('is hidden when the entry is created while the account is being deactivated', async () => {
    await api.call(shortlistCalls.remove, { token: recruiter.token, params: { id: entryId() } });
    beforeNextTransaction(change.deactivate);
    expect((await shortlist(candidate)).status).toBe(201);
    await settle(api);
    expect(await listsShowing(candidate)).toEqual([]);
    expect(await stats()).toMatchObject({ total_shortlisted: 1 });
  });

  test('is counted once when a contact moves the entry before its return was processed', async () => {
    await change.deactivate();
    await settle(api);
    await change.restore();
    const params = { id: `${jobId}-${candidate.id}` };
    const body = { method: 'phone', notes: '' };
    expect((await api.call(applicationCalls.contact, { token: recruiter.token, params, body })).status).toBe(200);
    await settle(api);
    expect(await stats()).toMatchObject({ total_shortlisted: 2, active_shortlisted: 1, contacted: 1 });
    expect((await listed({ status: 'contacted' })).map(({ id }: { id: string }) => id)).toEqual([entryId()]);
  });

  test('follows the current state for any order and number of deliveries', async () => {
    const records: DynamoDBRecord[] = [];
    for (const step of ['deactivate', 'restore', 'delete', 'restore', 'deactivate'] as const) {
      await change[step]();
      records.push(...(await api.readStream()));
    }
    for (const order of [records.toReversed(), records, [...records.slice(2), ...records.slice(0, 2), ...records]]) {
      expect(await handler({ Records: order })).toEqual({ batchItemFailures: [] });
      expect(await stats()).toMatchObject({ total_shortlisted: 1, active_shortlisted: 1 });
      expect((await listed()).map(({ candidate: { id } }: { candidate: { id: number } }) => id)).toEqual([other.id]);
    }
    await change.restore();
    await settle(api);
    expect(await stats()).toMatchObject({ total_shortlisted: 2, active_shortlisted: 2 });
  });
});
