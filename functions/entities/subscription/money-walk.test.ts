import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { moneySequence } from '#test/model/money/money-steps.ts';
import { PureMoney } from '#test/model/money/pure-money.ts';
import { runMoney } from '#test/model/money/run-money.ts';

const start = epochMs(Date.UTC(2027, 0, 4));
const numRuns = Number(process.env.MONEY_RUNS ?? 10_000);

test('money in is money shown, and views granted are views paid for, after any sequence', {
  timeout: 120_000,
}, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(moneySequence(24), fc.boolean(), async (steps, verified) => {
      const model = await runMoney(new PureMoney(start, verified), steps, start, verified);
      for (const { state } of model.purchases.values()) seen.add(state);
    }),
    { numRuns, seed: 20_261_126 },
  );
  expect([...seen].sort()).toEqual(['failed', 'open', 'paid', 'refunded']);
});
