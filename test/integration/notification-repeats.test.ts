import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { notificationOfEvent } from '#functions/entities/notification/notification-group-store.ts';
import { removeNotification } from '#functions/entities/notification/read-notification.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { type Notification, notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { followTable as handler } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const { settle, begin, expectSameAfterRedelivery } = notificationSteps(api);
let number = 7_200_000;
let candidate: Principal;
let recruiter: Principal;
let jobId: number;

beforeEach(async () => {
  number += 1;
  recruiter = await makePrincipal('recruiter', number);
  candidate = await makePrincipal('candidate', number);
  await subscribe(recruiter.id);
  jobId = (await makeJob(number, recruiter.id)).id;
  await begin();
});

const shortlist = async () => {
  const body = { candidate_id: candidate.id, job_id: jobId };
  expect((await api.call(shortlistCalls.add, { token: recruiter.token, body })).status).toBe(201);
};
const removeFromShortlist = () =>
  api.call(shortlistCalls.remove, { token: recruiter.token, params: { id: `${recruiter.id}-${candidate.id}` } });
const own = ({ type, id, token }: Principal) => ({ params: { type, id }, token });
const list = async (who = candidate): Promise<Notification[]> =>
  (await api.call(notificationCalls.list, { ...own(who), query: { limit: 100 } })).body;
const unread = async (who = candidate): Promise<number> =>
  (await api.call(notificationCalls.count, own(who))).body.unread_count;
const read = (id: string) => api.call(notificationCalls.read, { params: { id }, token: candidate.token });
const readAll = () => api.call(notificationCalls.readAll, own(candidate));

/** The same events with other times: the listed `seconds` after a fixed time, in order. */
const at = (records: readonly DynamoDBRecord[], seconds: (position: number) => number): DynamoDBRecord[] =>
  records.map((record, position) => ({
    ...record,
    dynamodb: { ...record.dynamodb, ApproximateCreationDateTime: Date.UTC(2026, 4, 1, 10) / 1000 + seconds(position) },
  }));
/** Records of `count` additions to the shortlist. */
async function shortlistRepeatedly(times: number): Promise<DynamoDBRecord[]> {
  for (let round = 0; round < times; round += 1) {
    await shortlist();
    await removeFromShortlist();
  }
  return (await api.readStream()).filter(
    ({ eventName, dynamodb }) => eventName === 'INSERT' && dynamodb?.NewImage?.entity?.S === 'shortlist_entry',
  );
}
const fold = async (Records: DynamoDBRecord[]) => expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
const day = 24 * 60 * 60;

describe('a repeated event', () => {
  test('is one notification with a count, and one unread, for 25 times on and off a shortlist', async () => {
    for (let round = 0; round < 25; round += 1) {
      await shortlist();
      await removeFromShortlist();
    }
    const records = await settle();
    expect(await list()).toMatchObject([
      { kind: 'shortlisted', count: 25, is_read: false, values: { job_title: 'Interpreter' } },
    ]);
    expect(await unread()).toBe(1);
    await expectSameAfterRedelivery(records);
    expect(await list()).toMatchObject([{ count: 25 }]);
    expect(await unread()).toBe(1);
  });

  test('has the same result in any order of delivery, with duplicates and over many times', async () => {
    const records = at(await shortlistRepeatedly(6), (position) => position * 3600);
    const orders = [records, records.toReversed(), [...records.slice(3), ...records.slice(0, 3)]];
    for (const order of orders) {
      await begin();
      await fold([...order, ...order]);
      expect(await list()).toMatchObject([{ count: 6, created_at: '2026-05-01T15:00:00.000Z' }]);
      expect(await unread()).toBe(1);
    }
  });

  test('has the same result with concurrent deliveries', async () => {
    const records = at(await shortlistRepeatedly(8), (position) => position);
    const deliver = async (Records: DynamoDBRecord[]) => {
      for (let attempt = 0; attempt < 6; attempt += 1)
        if ((await handler({ Records })).batchItemFailures.length === 0) return;
    };
    await Promise.all([0, 1, 2, 3].map((part) => deliver(records.filter((_, place) => place % 4 === part))));
    expect(await list()).toMatchObject([{ count: 8, created_at: '2026-05-01T10:00:07.000Z' }]);
    expect(await unread()).toBe(1);
  });

  test('moves in the list to the time of its last event', async () => {
    const [first, second] = at(await shortlistRepeatedly(2), (place) => place * 120);
    if (!first || !second) throw new Error('Two additions make two records.');
    const between = { kind: 'job_gone' as const, values: {}, link: null, at: isoInstant('2026-05-01T10:01:00.000Z') };
    const inbox = { kind: 'candidate', id: candidate.id } as const;
    await fold([first]);
    await transact(await notificationOfEvent(inbox, { ...between, event: 'another-event' }));
    expect((await list()).map(({ kind }) => kind)).toEqual(['job_gone', 'shortlisted']);
    await fold([second]);
    expect((await list()).map(({ kind }) => kind)).toEqual(['shortlisted', 'job_gone']);
  });

  test('is a new notification a day after the first time', async () => {
    const records = at(await shortlistRepeatedly(4), (position) => [0, day - 1, day, day + 5][position] ?? 0);
    await fold(records);
    expect((await list()).map(({ count, created_at }) => [count, created_at])).toEqual([
      [2, '2026-05-02T10:00:05.000Z'],
      [2, '2026-05-02T09:59:59.000Z'],
    ]);
    expect(await unread()).toBe(2);
  });

  test.each([
    ['one by one', async () => void (await read((await list())[0]?.id ?? ''))],
    ['all together', async () => void (await readAll())],
  ])('is a new notification after it was read, %s', async (_, reading) => {
    const records = at(await shortlistRepeatedly(4), (position) => position);
    await fold(records.slice(0, 2));
    await reading();
    expect(await unread()).toBe(0);
    await fold(records.slice(2));
    expect((await list()).map(({ count, is_read }) => [count, is_read])).toEqual([
      [2, false],
      [2, true],
    ]);
    expect(await unread()).toBe(1);
  });

  test('is not lost when it is read during a repetition', async () => {
    const [first, second] = at(await shortlistRepeatedly(2), (position) => position);
    if (!first || !second) throw new Error('Two additions make two records.');
    await fold([first]);
    beforeNextTransaction(readAll);
    await fold([second]);
    expect((await list()).map(({ count, is_read }) => [count, is_read])).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(await unread()).toBe(1);
  });

  test('is marked as read, once, by the id that it had before it was repeated', async () => {
    const [first, second] = at(await shortlistRepeatedly(2), (position) => position);
    if (!first || !second) throw new Error('Two additions make two records.');
    await fold([first]);
    const [{ id } = { id: '' }] = await list();
    beforeNextTransaction(() => fold([second]));
    expect((await read(id)).status).toBe(200);
    for (const again of [id, (await list())[0]?.id ?? '']) expect((await read(again)).status).toBe(200);
    expect(await list()).toMatchObject([{ count: 2, is_read: true }]);
    expect(await unread()).toBe(0);
  });

  test('is deleted completely when its sender is erased, also with a stale list', async () => {
    const [first, second] = at(await shortlistRepeatedly(2), (position) => position);
    if (!first || !second) throw new Error('Two additions make two records.');
    await fold([first]);
    const [{ id } = { id: '' }] = await list();
    await fold([second]);
    await removeNotification(id, isoInstant('2026-05-01T11:00:00.000Z'));
    expect([await list(), await unread()]).toEqual([[], 0]);
  });
});

describe('a different event', () => {
  const setStatus = (status: string) =>
    api.call(applicationCalls.updateStatus, {
      token: recruiter.token,
      params: { id: `${jobId}-${candidate.id}` },
      body: { status },
    });

  test('has its own notification: each status, contact method and sender', async () => {
    await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId } });
    for (const status of ['reviewed', 'hired', 'reviewed', 'hired', 'reviewed']) await setStatus(status);
    for (const [method, notes] of [
      ['email', 'one'],
      ['phone', 'one'],
      ['email', 'two'],
    ]) {
      await api.call(applicationCalls.contact, {
        token: recruiter.token,
        params: { id: `${jobId}-${candidate.id}` },
        body: { method, notes },
      });
    }
    const other = await makePrincipal('recruiter', number + 500_000);
    await shortlist();
    await api.call(shortlistCalls.add, { token: other.token, body: { candidate_id: candidate.id } });
    const records = await settle();
    const listed = (await list()).map(({ kind, values: { status, method }, count }) =>
      [kind, status ?? method ?? '', count].join(' '),
    );
    const expected = [
      'application_status_changed hired 2',
      'application_status_changed reviewed 3',
      'contacted email 2',
      'contacted phone 1',
      'shortlisted  1',
      'shortlisted  1',
    ];
    expect(listed.sort()).toEqual(expected);
    expect(await unread()).toBe(expected.length);
    await expectSameAfterRedelivery(records);
    expect(await unread()).toBe(expected.length);
  });

  test('is counted for a recruiter whose verification an admin flips', async () => {
    const admin = await makePrincipal('admin', 1);
    const params = { id: recruiter.id };
    for (let round = 0; round < 3; round += 1) {
      await api.call(adminCalls.unverifyRecruiter, { token: admin.token, params });
      await api.call(adminCalls.verifyRecruiter, { token: admin.token, params });
    }
    await settle();
    expect((await list(recruiter)).map(({ kind, count }) => [kind, count]).sort()).toEqual([
      // Each decision against a person has reasons of its own.
      ['recruiter_unverified', undefined],
      ['recruiter_unverified', undefined],
      ['recruiter_unverified', undefined],
      ['recruiter_verified', 3],
    ]);
    expect(await unread(recruiter)).toBe(4);
  });
});

test('a notification from before repetitions were counted is listed and read, and not merged', async () => {
  const old = {
    kind: 'candidate',
    id: candidate.id,
    at: isoInstant('2026-05-01T10:00:00.000Z'),
    event: 'oldEvent',
  } as const;
  const id = `candidate-${candidate.id}-${Date.parse(old.at).toString(36)}_oldEvent`;
  const put = (key: object, rest: object) =>
    documents.send(new PutCommand({ TableName: tableName(), Item: { ...key, schema_version: 1, ...rest } }));
  await put(keys.notification(old.kind, old.id, old.at, old.event), {
    entity: 'notification',
    card: { id, kind: 'shortlisted', values: {}, link: null, created_at: old.at },
    number: 1,
  });
  await put(keys.unread(old.kind, old.id), { entity: 'unread', unread_count: 1, last_number: 1 });
  const about = { kind: 'recruiter', id: recruiter.id } as const;
  const notification = {
    kind: 'shortlisted' as const,
    values: {},
    link: null,
    at: isoInstant('2026-05-01T10:05:00.000Z'),
    about,
  };
  const event = await notificationOfEvent(
    { kind: 'candidate', id: candidate.id },
    { ...notification, event: 'newEvent' },
  );
  expect((await transact(event)).done).toBe(true);
  expect((await list()).map(({ count, is_read }) => [count, is_read])).toEqual([
    [1, false],
    [undefined, false],
  ]);
  expect((await read(id)).status).toBe(200);
  expect(await unread()).toBe(1);
});
