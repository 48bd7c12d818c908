import { expect, test } from 'vitest';
import { applicationAt, entryAt, isOpenEntry } from './hiring-pipeline.ts';
import { applicationStatuses, type ShortlistStatus, shortlistStatuses } from './hiring-statuses.ts';

const none = 'none';

// Rows: the entry's status before; columns: the application's new status, in the order applied, reviewed, shortlisted, rejected, hired.
test.each<[before: ShortlistStatus | undefined, after: (ShortlistStatus | 'none')[]]>([
  [undefined, [none, none, 'active', 'rejected', 'hired']],
  ['active', [none, none, 'active', 'rejected', 'hired']],
  ['contacted', [none, none, 'contacted', 'rejected', 'hired']],
  ['interviewed', [none, none, 'interviewed', 'rejected', 'hired']],
  ['hired', [none, none, 'active', 'rejected', 'hired']],
  ['rejected', [none, none, 'active', 'rejected', 'hired']],
])('an entry that is %s follows its application', (before, after) => {
  expect(applicationStatuses.map((status) => entryAt(status, before) ?? none)).toEqual(after);
});

test('the application has the status of its entry, and both lead to each other', () => {
  for (const status of shortlistStatuses) expect(entryAt(applicationAt[status], status)).toBe(status);
  expect(shortlistStatuses.filter(isOpenEntry)).toEqual(['active', 'contacted', 'interviewed']);
});
