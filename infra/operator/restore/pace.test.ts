import { expect, test } from 'vitest';
import { pace } from './pace.ts';

test('limits the rate of items, and does not accumulate unused capacity', async () => {
  let now = 0;
  const pass = pace(
    100,
    () => now,
    async (ms) => {
      now += ms;
    },
  );
  for (let group = 0; group < 5; group += 1) await pass(50);
  expect(now).toBe(2_000);
  now = 10_000;
  await pass(50);
  expect(now).toBe(10_000);
  await pass(50);
  expect(now).toBe(10_500);
});
