import { expect, test } from 'vitest';
import { nothingSent, type Part, type Sent, sendParts, splitParts } from './send-parts.ts';

const ids = Array.from({ length: 60 }, (_, place) => place + 1);
const names = ['operation-1', 'operation-2', 'operation-3'].values();
const parts = splitParts(ids, () => names.next().value ?? '');

test('splits people into parts of 25 with operations of their own', () => {
  expect(parts.map(({ operation, ids: of }) => [operation, of.length])).toEqual([
    ['operation-1', 25],
    ['operation-2', 25],
    ['operation-3', 10],
  ]);
});

test('goes on after a failure with the part that was not answered', async () => {
  const calls: string[] = [];
  let fails = true;
  let last: Sent = nothingSent;
  const send = async ({ operation, ids: [first = 0, ...rest] }: Part) => {
    calls.push(operation);
    if (operation === 'operation-2' && fails) throw new Error('no network');
    return {
      changed: rest,
      unchanged: [],
      failed: [{ candidate_id: first, reason: 'absent' as const }],
      undo_ms: 9_000,
    };
  };
  const report = (sent: Sent) => {
    last = sent;
  };
  await expect(sendParts(parts, nothingSent, send, report)).rejects.toThrow('no network');
  expect(last).toMatchObject({ parts: 1, failed: [{ candidate_id: 1 }] });
  fails = false;
  const sent = await sendParts(parts, last, send, report);
  expect(calls).toEqual(['operation-1', 'operation-2', 'operation-2', 'operation-3']);
  expect(sent.changed).toHaveLength(57);
  expect(sent.failed.map(({ candidate_id }) => candidate_id)).toEqual([1, 26, 51]);
  expect(sent.until).toBeGreaterThan(Date.now());
});

test('counts who had the status already, as after an answer that was lost', async () => {
  const send = async ({ ids: unchanged }: Part) => ({ changed: [], unchanged, failed: [], undo_ms: 9_000 });
  const sent = await sendParts(parts, nothingSent, send, () => undefined);
  expect(sent).toMatchObject({ changed: [], unchanged: ids });
});
