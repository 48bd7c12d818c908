import { expect, test } from 'vitest';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { notificationIdOf, placeOf } from './notification-id.ts';

const at = isoInstant('2026-03-04T05:06:07.089Z');
const place = { kind: 'candidate', id: 7, at, event: 'uAbcdefgh_123456-89012' } as const;

test('an id is parsed to the position that it was made for', () => {
  expect(placeOf(notificationIdOf(place))).toEqual(place);
});

test('the ids are valid in the path of their call', () => {
  expect(notificationCalls.read.params.safeParse({ id: notificationIdOf(place) }).success).toBe(true);
});

test.each([
  'candidate-7-mxyz',
  'nobody-7-mi7abcde_0123456789',
  'candidate-07-mi7abcde_0123456789',
  'candidate-7-mi7abcde_0123456789#',
])('%s is not a valid id', (id) => {
  expect(placeOf(id)).toBeUndefined();
});
