import { expect, test, vi } from 'vitest';
import { type Decided, decideEach, nothingDone, type Progress } from './decide-each.ts';

const decisions = (count: number): Decided[] =>
  Array.from({ length: count }, (_, id) => ({ recruiter: { id } as Decided['recruiter'], decision: 'verify' }));

const idOf = ({ recruiter }: Pick<Decided, 'recruiter'>) => recruiter.id;
const refusal = new Error('refused');
const isRefusal = (error: unknown) => error === refusal;

test('decisions are sent one after the other, and who is refused is named without stopping them', async () => {
  let open = 0;
  const send = vi.fn(async (decided: Decided) => {
    open += 1;
    expect(open).toBe(1);
    await Promise.resolve();
    open -= 1;
    if (idOf(decided) === 1) throw refusal;
  });
  const decided: (number | undefined)[] = [];
  const report = (_: Progress, each?: Decided) => decided.push(each && idOf(each));
  const { done, refused } = await decideEach(decisions(3), nothingDone, { send, isRefusal, report });
  expect([done, refused.map(idOf), decided]).toEqual([3, [1], [0, undefined, 2]]);
});

test('what stopped the decisions is thrown, and they go on with the one that had no answer', async () => {
  const all = decisions(4);
  let reached = nothingDone;
  const report = (progress: Progress) => {
    reached = progress;
  };
  const sent: number[] = [];
  const send = async (decided: Decided) => {
    sent.push(idOf(decided));
    if (sent.length === 3) throw new Error('no connection');
  };
  await expect(decideEach(all, nothingDone, { send, isRefusal, report })).rejects.toThrow('no connection');
  expect(reached.done).toBe(2);
  expect(await decideEach(all, reached, { send, isRefusal, report })).toEqual({ done: 4, refused: [] });
  expect(sent).toEqual([0, 1, 2, 2, 3]);
});
