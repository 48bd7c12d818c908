import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMs, epochMs } from '#shared/domain/time.ts';
import { secondsUntilSend } from './send-budget.ts';

const now = epochMs(1_800_000_000_000);
const ago = (...seconds: number[]) => seconds.map((each) => addMs(now, -each * 1000));

test.each([
  ['nothing was sent', [], 0],
  ['two went out just now', ago(1, 0), 0],
  ['three went out within a minute', ago(50, 20, 1), 10],
  ['the first of three is a minute old', ago(60, 20, 1), 0],
  ['five went out within 15 minutes', ago(800, 700, 600, 500, 400), 100],
  ['twenty went out within a day', ago(...Array.from({ length: 20 }, (_, i) => 80_000 - i * 1000)), 6_400],
])('when %s', (_, sends, wait) => {
  expect(secondsUntilSend(sends, now)).toBe(wait);
});

test('is available again exactly at the returned time, and not a second earlier', () => {
  const history = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 3, maxLength: 20 });
  fc.assert(
    fc.property(history, (seconds) => {
      const sends = ago(...seconds.sort((a, b) => b - a));
      const wait = secondsUntilSend(sends, now);
      expect(secondsUntilSend(sends, epochMs(now + wait * 1000))).toBe(0);
      if (wait > 0) expect(secondsUntilSend(sends, epochMs(now + (wait - 1) * 1000))).toBeGreaterThan(0);
    }),
  );
});
