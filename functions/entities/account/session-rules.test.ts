import { expect, test } from 'vitest';
import { addSeconds, epochSeconds } from '#shared/domain/time.ts';
import { isLive, sessionsToDrop } from './session-rules.ts';

const now = epochSeconds(1_800_000_000);

test('drops ended sessions, and the oldest live one when there are too many', () => {
  const live = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [`s${i}`, { created: addSeconds(now, -i), seen: now }]),
  );
  const ended = {
    idle: { created: now, seen: addSeconds(now, -8 * 86_400) },
    old: { created: addSeconds(now, -31 * 86_400), seen: now },
  };
  expect(sessionsToDrop({ ...ended, ...live }, 'candidate', now)).toEqual(['idle', 'old', 's9']);
});

test('drops nothing while there is room', () => {
  expect(sessionsToDrop({ a: { created: now, seen: now } }, 'master_admin', now)).toEqual([]);
});

test('ends a session at its last second', () => {
  const session = { created: now, seen: now };
  expect(isLive(session, 'master_admin', epochSeconds(now + 899))).toBe(true);
  expect(isLive(session, 'master_admin', epochSeconds(now + 900))).toBe(false);
});
