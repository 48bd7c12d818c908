import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { newNotification } from '#functions/entities/notification/notification-store.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { followTable as handler } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();

/** Applies for a job, which notifies its recruiter. */
const apply = (recruiterId: number, candidateId: number) =>
  documents.send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...keys.application(recruiterId * 100, candidateId),
        entity: 'application',
        schema_version: 1,
        card: {
          job_id: recruiterId * 100,
          candidate_id: candidateId,
          recruiter_id: recruiterId,
          status: 'applied',
          applied_at: new Date(Date.UTC(2026, 4, 1) + candidateId).toISOString(),
          job: { title: 'Interpreter', company_name: 'Lima Languages' },
          masked_name: `C*** ${candidateId}`,
        },
      },
    }),
  );

const applyMany = async (recruiterId: number, from: number, to: number) => {
  for (let id = from; id <= to; id += 1) await apply(recruiterId, id);
};
/** Delivers records as the event source does: again, when the inbox had too many conflicts. */
async function deliver(Records: DynamoDBRecord[]): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if ((await handler({ Records })).batchItemFailures.length === 0) return;
  }
  throw new Error('The records were refused five times.');
}

afterEach(() => vi.restoreAllMocks());

const own = ({ type, id, token }: Principal) => ({ params: { type, id }, token });
const list = async (principal: Principal, query = {}) => api.call(notificationCalls.list, { ...own(principal), query });
const unread = async (principal: Principal): Promise<number> =>
  (await api.call(notificationCalls.count, own(principal))).body.unread_count;
const read = ({ token }: Principal, id: string) => api.call(notificationCalls.read, { params: { id }, token });

describe('an inbox', () => {
  let recruiter: Principal;
  let other: Principal;
  beforeAll(async () => {
    recruiter = await makePrincipal('recruiter', 1);
    other = await makePrincipal('recruiter', 2);
    await applyMany(1, 1, 5);
    await api.drainStream();
  });

  test('is listed newest first, a page at a time', async () => {
    const first = await list(recruiter, { limit: 3 });
    const second = await list(recruiter, { limit: 3, cursor: first.next });
    const names = [...first.body, ...second.body]
      .filter(({ kind }) => kind === 'application_received')
      .map(({ values }) => values.candidate_name);
    expect(first.body).toHaveLength(3);
    expect(names).toEqual(['C*** 5', 'C*** 4', 'C*** 3', 'C*** 2', 'C*** 1']);
    expect(second.next).toBeUndefined();
  });

  test('counts the unread ones for half a read unit', async () => {
    await unread(recruiter);
    api.units.reset();
    expect(await unread(recruiter)).toBe(6);
    expect(api.units.spent()).toEqual({ read: 1.5, write: 0, commands: 2 });
  });

  test('of an account without notifications is empty', async () => {
    const newcomer = await makePrincipal('candidate', 99);
    expect(await unread(newcomer)).toBe(0);
    expect((await list(newcomer)).body).toEqual([]);
    const answer = await api.call(notificationCalls.readAll, own(newcomer));
    expect(answer.status).toBe(200);
  });

  test('loses one from its count when it is read, and none when it is read again', async () => {
    const before = await unread(recruiter);
    const { id } = (await list(recruiter)).body[0];
    expect((await read(recruiter, id)).status).toBe(200);
    expect((await read(recruiter, id)).status).toBe(200);
    expect(await unread(recruiter)).toBe(before - 1);
    expect((await list(recruiter)).body[0]).toMatchObject({ id, is_read: true });
  });

  test('loses one from its count when the same is read twenty times concurrently', async () => {
    const before = await unread(recruiter);
    const { id } = (await list(recruiter)).body[1];
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(recruiter, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await unread(recruiter)).toBe(before - 1);
  });

  test("refuses another user's notification, existing or not, and leaves it unread", async () => {
    const { id } = (await list(recruiter)).body[2];
    const before = await api.scan();
    expect(await read(other, id)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(
      (
        await read(
          other,
          id.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(403);
    expect(await api.scan()).toEqual(before);
  });

  test('is 404 for a notification that does not exist', async () => {
    const { id } = (await list(recruiter)).body[2];
    const absent = id.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
    expect(await read(recruiter, absent)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await read(recruiter, 'recruiter-1-zzzzzzzzzzzz')).status).toBe(404);
  });

  test('of a candidate is separate from that of a recruiter with the same number', async () => {
    const namesake = await makePrincipal('candidate', 1);
    const { id } = (await list(recruiter)).body[2];
    expect((await read(namesake, id)).status).toBe(403);
    const answer = await api.call(notificationCalls.list, {
      params: { type: 'recruiter', id: 1 },
      token: namesake.token,
    });
    expect(answer.status).toBe(403);
  });
});

test('type and id of the reader are understood in either order, and only the own ones', async () => {
  const reader = await makePrincipal('recruiter', 90);
  for (const call of [notificationCalls.count, notificationCalls.list, notificationCalls.readAll]) {
    const ask = (type: string | number, id: string | number) =>
      api.call(call, { params: { type, id }, token: reader.token } as object);
    const documented = await ask('recruiter', 90);
    expect(await ask(90, 'recruiter')).toMatchObject({ status: 200, body: documented.body });
    expect((await ask(2, 'recruiter')).status).toBe(403);
    expect((await ask(90, 'candidate')).status).toBe(403);
    expect((await ask(90, 90)).status).toBe(400);
  }
});

describe('reading all', () => {
  test('marks everything as read in one write, for any number of notifications', async () => {
    const recruiter = await makePrincipal('recruiter', 3);
    await applyMany(3, 1, 30);
    await api.drainStream();
    const { id } = (await list(recruiter)).body[0];
    await read(recruiter, id);
    api.units.reset();
    expect((await api.call(notificationCalls.readAll, own(recruiter))).status).toBe(200);
    expect(api.units.spent().write).toBe(1);
    expect(await unread(recruiter)).toBe(0);
    expect((await list(recruiter)).body.every(({ is_read }: { is_read: boolean }) => is_read)).toBe(true);
  });

  test('does not count down again when one of them is read afterwards', async () => {
    const recruiter = await makePrincipal('recruiter', 4);
    await applyMany(4, 1, 2);
    await api.drainStream();
    await api.call(notificationCalls.readAll, own(recruiter));
    await apply(4, 3);
    await api.drainStream();
    const { id } = (await list(recruiter)).body.find(({ is_read }: { is_read: boolean }) => is_read);
    await read(recruiter, id);
    expect(await unread(recruiter)).toBe(1);
  });

  test('leaves a late notification with an earlier time unread', async () => {
    const recruiter = await makePrincipal('recruiter', 5);
    await api.drainStream();
    await apply(5, 1);
    const late = await api.readStream();
    await apply(5, 2);
    await api.drainStream();
    await api.call(notificationCalls.readAll, own(recruiter));
    await handler({ Records: late });
    expect(await unread(recruiter)).toBe(1);
    const states = Object.fromEntries(
      (await list(recruiter)).body.map((one: { values: { candidate_name: string }; is_read: boolean }) => [
        one.values.candidate_name,
        one.is_read,
      ]),
    );
    expect(states).toMatchObject({ 'C*** 1': false, 'C*** 2': true });
  });

  test('loses nothing that arrives concurrently', async () => {
    const recruiter = await makePrincipal('recruiter', 6);
    await api.drainStream();
    await applyMany(6, 1, 24);
    const records = await api.readStream();
    const parts = [0, 1, 2, 3].map((part) => records.filter((_, position) => position % 4 === part));
    const arrivals = parts.map(deliver);
    const readings = Array.from({ length: 8 }, async () => {
      await api.call(notificationCalls.readAll, own(recruiter));
      const first = (await list(recruiter)).body.find(({ is_read }: { is_read: boolean }) => !is_read);
      if (first) await read(recruiter, first.id);
    });
    await Promise.all([...arrivals, ...readings]);
    const all = (await list(recruiter, { limit: 100 })).body as { is_read: boolean; kind: string }[];
    expect(all.filter(({ kind }) => kind === 'application_received')).toHaveLength(24);
    expect(await unread(recruiter)).toBe(all.filter(({ is_read }) => !is_read).length);
  });

  test('makes a notification that was prepared earlier but not yet written take the next number', async () => {
    const recruiter = await makePrincipal('recruiter', 10);
    const to = { kind: 'recruiter', id: 10 } as const;
    const prepareNotification = (event: string) =>
      newNotification(to, {
        kind: 'recruiter_verified',
        values: {},
        link: null,
        at: isoInstant('2026-05-01T10:00:00.000Z'),
        event,
      });
    const [first, second] = [await prepareNotification('first-event'), await prepareNotification('second-event')];
    expect((await transact(first)).done).toBe(true);
    await api.call(notificationCalls.readAll, own(recruiter));
    expect((await transact(second)).done).toBe(false);
    expect((await transact(await prepareNotification('second-event'))).done).toBe(true);
    expect(await unread(recruiter)).toBe(1);
  });

  test('concurrent with reading one of them counts that one down once', async () => {
    const recruiter = await makePrincipal('recruiter', 11);
    await applyMany(11, 1, 2);
    await api.drainStream();
    const { id } = (await list(recruiter)).body[0];
    beforeNextTransaction(async () => {
      await api.call(notificationCalls.readAll, own(recruiter));
      await apply(11, 3);
      await api.drainStream();
    });
    expect((await read(recruiter, id)).status).toBe(200);
    expect(await unread(recruiter)).toBe(1);
  });
});
