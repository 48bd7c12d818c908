import type { DynamoDBRecord } from 'aws-lambda';
import { expect } from 'vitest';
import { followTable as handler } from '#test/support/handlers.ts';
import type { TestApi } from './api.ts';
import type { Principal } from './principals.ts';
import { writeTable } from './table-access.ts';

/** What the stream tells people, for tests of who learns what. */
export function toldSteps(api: TestApi) {
  const inbox = ({ type, id }: Principal) =>
    api
      .scan()
      .then((items) => items.filter(({ PK, entity }) => PK === `INBOX#${type}#${id}` && entity === 'notification'));
  const steps = {
    /** Folds what happened and what follows from it; answers all records. */
    settle: async (): Promise<DynamoDBRecord[]> => {
      const all: DynamoDBRecord[] = [];
      for (;;) {
        const records = await api.drainStream();
        if (records.length === 0) return all;
        all.push(...records);
      }
    },
    /** The notifications of somebody, oldest first, as far as their kind, values and link. */
    told: async (principal: Principal) =>
      (await inbox(principal))
        .sort((left, right) => left.number - right.number)
        .map(({ card: { kind, values, link } }) => ({ kind, values, link })),
    kinds: async (principal: Principal) => (await steps.told(principal)).map(({ kind }) => kind).sort(),
    /** Settles what happened and forgets what was told of it. */
    begin: async (): Promise<void> => {
      await steps.settle();
      await forget(api);
      await steps.settle();
    },
    /** Proves that people are told the same when the records since `begin` come twice and in reverse order. */
    foldAnew: async (records: readonly DynamoDBRecord[]): Promise<void> => {
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

/** Forgets what was told and folded. */
async function forget(api: TestApi): Promise<void> {
  const made = (await api.scan()).filter(({ entity }) =>
    ['notification', 'unread', 'processed_event'].includes(String(entity)),
  );
  await writeTable(made.map(({ PK, SK }) => ({ remove: { PK, SK } })));
}
