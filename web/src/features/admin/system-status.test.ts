import { expect, test } from 'vitest';
import { noStats } from './dashboard-stats.ts';
import { statusOf } from './system-status.tsx';

const stats = { ...noStats, pendingPayments: 2, unverifiedRecruiters: 3 };
const loaded = { isFetching: false, isError: false, data: stats, dataUpdatedAt: 5 };

test.each([
  [
    'the first load',
    { ...loaded, isFetching: true, data: undefined, dataUpdatedAt: 0 },
    ['loading', undefined, 0, undefined],
  ],
  ['a load', loaded, ['live', 'connected', 5, 5]],
  ['a refresh', { ...loaded, isFetching: true }, ['loading', 'connected', 5, 5]],
  ['a failed refresh', { ...loaded, isError: true }, ['failed', 'error', 5, undefined]],
  [
    'a failed first load',
    { ...loaded, isError: true, data: undefined, dataUpdatedAt: 0 },
    ['failed', 'error', 0, undefined],
  ],
])('after %s all lines of the panel say the same', (_, query, expected) => {
  const { data, api, updatedAt, actions } = statusOf(query);
  expect([data, api, updatedAt, actions]).toEqual(expected);
});
