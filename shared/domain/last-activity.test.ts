import { expect, test } from 'vitest';
import { activityOf } from './last-activity.ts';
import { addDays, addMs, epochMs } from './time.ts';

const now = epochMs(Date.UTC(2026, 10, 22, 12));

test.each([
  ['week', 'a moment ago', addMs(now, -1)],
  ['week', 'almost seven days ago', addMs(addDays(now, -7), 1)],
  ['month', 'seven days ago', addDays(now, -7)],
  ['month', 'almost thirty days ago', addMs(addDays(now, -30), 1)],
  ['earlier', 'thirty days ago', addDays(now, -30)],
  ['earlier', 'at an unknown time', undefined],
] as const)('the activity is "%s" for a person who was seen %s', (activity, _, seen) => {
  expect(activityOf(seen, now)).toBe(activity);
});
