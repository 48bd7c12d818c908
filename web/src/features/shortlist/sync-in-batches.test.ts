import { expect, test } from 'vitest';
import { syncInBatches } from './sync-in-batches.ts';

const batch = (synced: number, next: string | null) => ({ synced, already: 0, next });

test('sends a batch for each cursor and reports how many candidates were added so far', async () => {
  const batches = [batch(25, 'second'), batch(0, 'third'), batch(3, null)];
  const sent: (string | undefined)[] = [];
  const reported: number[] = [];
  const send = async (cursor: string | undefined) => {
    sent.push(cursor);
    return batches.shift() ?? batch(0, null);
  };
  expect(await syncInBatches(send, (synced) => reported.push(synced))).toBe(28);
  expect(sent).toEqual([undefined, 'second', 'third']);
  expect(reported).toEqual([25, 25, 28]);
});

test('stops at a failed batch', async () => {
  const sent: (string | undefined)[] = [];
  const send = async (cursor: string | undefined) => {
    sent.push(cursor);
    if (cursor) throw new Error('unavailable');
    return batch(25, 'second');
  };
  await expect(syncInBatches(send, () => undefined)).rejects.toThrow('unavailable');
  expect(sent).toEqual([undefined, 'second']);
});
