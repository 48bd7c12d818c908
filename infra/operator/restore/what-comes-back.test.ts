import { expect, test } from 'vitest';
import { ownerKey } from './what-comes-back.ts';

test.each([
  ['RECRUITER#3', 'RECRUITER#3'],
  ['INBOX#candidate#7', 'CANDIDATE#7'],
  ['REPORTS#candidate#7', 'CANDIDATE#7'],
  ['REPORTS#company#3', 'RECRUITER#3'],
  ['REPORTS#job#5', undefined],
  ['JOB#5', undefined],
  ['STATISTICS', undefined],
])('items of the partition %s belong to the account %s', (PK, owner) => {
  expect(ownerKey({ PK: { S: PK } })?.PK).toBe(owner);
});
