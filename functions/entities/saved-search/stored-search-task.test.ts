import { expect, test } from 'vitest';
import { parseSearchTask } from './stored-search-task.ts';

test('a task has what could be found before, and how far it got', () => {
  const task = {
    PK: 'SEARCH_TASKS',
    SK: 'TASK#2026-11-05T07:00:00.000Z#event1234',
    entity: 'search_task',
    schema_version: 1,
    kind: 'jobs',
    id: 12,
    at: '2026-11-05T07:00:00.000Z',
    new_until: '2026-11-05T07:00:00.000Z',
    before: null,
  };
  const { entity: _, schema_version: __, ...read } = task;
  expect(parseSearchTask(task)).toEqual(read);
  const progress = {
    place: 'jobs#ja#ANY',
    start: { PK: 'CANDIDATE#7', SK: 'SAVED_SEARCH#5ea2c4e0-6a2f-4a53-8f6e-0e6c7f2b9d11' },
  };
  expect(parseSearchTask({ ...task, progress })).toEqual({ ...read, progress });
});
