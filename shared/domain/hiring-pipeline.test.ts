import { expect, test } from 'vitest';
import { applicationAt, entryAt, isAsShown, isOpenEntry, stateOf, statusOf } from './hiring-pipeline.ts';
import { applicationStatuses, type PipelineState, pipelineStates } from './hiring-statuses.ts';

const none = 'none';

// Rows: the entry's status before; columns: the application's new status, in the order applied, reviewed, shortlisted, rejected, hired.
test.each<[before: PipelineState | undefined, after: (PipelineState | 'none')[]]>([
  [undefined, [none, none, 'active', 'rejected', 'hired']],
  ['active', [none, none, 'active', 'rejected', 'hired']],
  ['contacted', [none, none, 'contacted', 'rejected', 'hired']],
  ['interview', [none, none, 'interview', 'rejected', 'hired']],
  ['interviewed', [none, none, 'interviewed', 'rejected', 'hired']],
  ['hired', [none, none, 'active', 'rejected', 'hired']],
  ['rejected', [none, none, 'active', 'rejected', 'hired']],
])('an entry that is %s follows its application', (before, after) => {
  expect(applicationStatuses.map((status) => entryAt(status, before) ?? none)).toEqual(after);
});

test('the application has the status of its entry, and both lead to each other', () => {
  for (const status of pipelineStates) expect(entryAt(applicationAt[status], status)).toBe(status);
  expect(pipelineStates.filter(isOpenEntry)).toEqual(['active', 'contacted', 'interview', 'interviewed']);
});

test('who is contacted and has an interview is in a state of their own, which is shown as contacted to who knows no finer one', () => {
  const entry = { status: statusOf('interview'), interview: {} };
  expect([entry.status, stateOf(entry)]).toEqual(['contacted', 'interview']);
  expect(pipelineStates.filter((shown) => isAsShown(entry, shown))).toEqual(['contacted', 'interview']);
  expect(isAsShown({ status: 'contacted' }, 'interview')).toBe(false);
  // Code from before moves an entry on without the field that it does not know.
  expect(stateOf({ ...entry, status: 'interviewed' })).toBe('interviewed');
});
