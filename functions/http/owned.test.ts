import { afterAll, expect, test, vi } from 'vitest';
import type { Caller } from '#functions/entities/account/caller.ts';
import { requesterName } from '#functions/platform/keyed-hash.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { type OwnedRequest, readOwned } from './owned.ts';

vi.stubEnv('CURSOR_SECRET', 'secret-of-the-tests');
afterAll(() => vi.unstubAllEnvs());

const [own, other] = [
  { candidate_id: 7, recruiter_id: 8 },
  { candidate_id: 8, recruiter_id: 7 },
];
const reads: number[] = [];
const read = async (id: number) => {
  reads.push(id);
  return [undefined, own, other][id];
};

const record = { record: 'of-the-tests', at: 'params.id', absent: 'NOT_FOUND' } as const;
const { absent: _, ...withoutRefusal } = record;
const callTo = (owned: CallDefinition['owned'], candidate: 'self' | 'owner' | 'any' | 'unlocked' = 'owner') => ({
  ...({ method: 'GET', path: '/of-the-tests', summary: 'Does nothing.', status: 200 } as const),
  access: { candidate },
  ...(owned ? { owned } : {}),
});
const request = (id: number | undefined): OwnedRequest => ({
  ...{ params: { id }, query: undefined, body: undefined },
  caller: { type: 'candidate', kind: 'candidate', id: 7 } as Caller,
});
const outcome = (call: CallDefinition, id: number | undefined) =>
  readOwned(call, read, request(id)).catch(({ code }) => code);

test.each([
  ['owner', record, 1, own],
  ['owner', record, 2, 'FORBIDDEN'],
  ['owner', record, 3, 'NOT_FOUND'],
  ['owner', record, undefined, undefined],
  ['owner', withoutRefusal, 1, own],
  ['owner', withoutRefusal, 2, 'FORBIDDEN'],
  ['owner', withoutRefusal, 3, undefined],
  ['self', record, 1, own],
  ['self', record, 2, 'FORBIDDEN'],
  ['any', record, 2, other],
  ['any', record, 3, 'NOT_FOUND'],
  ['unlocked', record, 2, other],
  ['owner', 'condition', 2, 7],
  ['any', 'condition', 2, undefined],
  ['owner', undefined, 2, undefined],
] as const)('a caller with the relation %s gets of %j with the id %s: %j', async (relation, owned, id, expected) => {
  expect(await outcome(callTo(owned, relation), id)).toEqual(expected);
});

test.each([
  [own, true],
  [{ summary: own }, true],
  [{ job: { summary: own } }, true],
  [{ starters: new Set(['recruiter-7', 'candidate-7']) }, true],
  [{ starters: new Set([requesterName({ kind: 'candidate', id: 7 })]) }, true],
  [other, false],
  [{ recruiter_id: 7 }, false],
  [{}, false],
  [{ summary: other }, false],
  [{ summary: {} }, false],
  [{ job: { summary: other } }, false],
  [{ starters: new Set(['recruiter-7', 'candidate-77']) }, false],
  [{ starters: new Set([requesterName({ kind: 'recruiter', id: 7 })]) }, false],
])('%j is of the candidate 7: %s', async (found, isOwn) => {
  const result = readOwned(callTo(record), async () => found, request(1));
  if (isOwn) expect(await result).toBe(found);
  else await expect(result).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a public call has no owner, and a condition reads nothing', async () => {
  reads.length = 0;
  expect(await outcome({ ...callTo(record), access: 'public' }, 2)).toBeUndefined();
  await outcome(callTo('condition'), 1);
  expect(reads).toEqual([]);
});
