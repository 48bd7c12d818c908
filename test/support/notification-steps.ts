import type { DynamoDBRecord } from 'aws-lambda';
import { expect } from 'vitest';
import { followTable as handler } from '#test/support/handlers.ts';
import type { TestApi } from './api.ts';
import type { Principal } from './principals.ts';
import { writeTable } from './table-access.ts';

/** Steps for tests of the notifications that the stream function writes. */
export function notificationSteps(api: TestApi) {
  const inbox = ({ type, id }: Principal) =>
    api
      .scan()
      .then((items) => items.filter(({ PK, entity }) => PK === `INBOX#${type}#${id}` && entity === 'notification'));
  const steps = {
    /** Processes all events and the events that follow from them; returns all records. */
    settle: async (): Promise<DynamoDBRecord[]> => {
      const all: DynamoDBRecord[] = [];
      for (;;) {
        const records = await api.drainStream();
        if (records.length === 0) return all;
        all.push(...records);
      }
    },
    /** Kind, values and link of an account's notifications, oldest first. */
    notificationsOf: async (principal: Principal) =>
      (await inbox(principal))
        .sort((left, right) => left.number - right.number)
        .map(({ card: { kind, values, link } }) => ({ kind, values, link })),
    kinds: async (principal: Principal) => (await steps.notificationsOf(principal)).map(({ kind }) => kind).sort(),
    /** Processes all events and deletes the resulting notifications. */
    begin: async (): Promise<void> => {
      await steps.settle();
      await forget(api);
      await steps.settle();
    },
    /** Expects the same notifications when the records since `begin` are delivered twice and in reverse order. */
    expectSameAfterRedelivery: async (records: readonly DynamoDBRecord[]): Promise<void> => {
      const before = await notifications(api);
      await forget(api);
      const again = [...records.toReversed(), ...records];
      expect(await handler({ Records: again })).toEqual({ batchItemFailures: [] });
      await steps.settle();
      expect(await notifications(api)).toEqual(before);
    },
  };
  return steps;
}

const notifications = async (api: TestApi) =>
  (await api.scan())
    .filter(({ entity }) => entity === 'notification')
    .map(({ PK, SK, card }) => JSON.stringify([PK, SK, Object.entries(card.values).sort()]))
    .sort();

/** Deletes all notifications and the marks of processed events. */
async function forget(api: TestApi): Promise<void> {
  const made = (await api.scan()).filter(({ entity }) =>
    ['notification', 'unread', 'processed_event'].includes(String(entity)),
  );
  await writeTable(made.map(({ PK, SK }) => ({ remove: { PK, SK } })));
}
