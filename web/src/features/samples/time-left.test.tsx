import { expect, test } from 'vitest';
import { announcedTime } from './time-left.tsx';

test('the time left is announced at two minutes, one minute and half a minute only', () => {
  const times = Array.from({ length: 301 }, (_, passed) => announcedTime(300 - passed));
  expect([...new Set(times)]).toEqual([null, 120, 60, 30]);
  expect([300, 121, 120, 61, 60, 31, 30, 1, 0].map(announcedTime)).toEqual([
    null,
    null,
    120,
    120,
    60,
    60,
    30,
    30,
    null,
  ]);
});
