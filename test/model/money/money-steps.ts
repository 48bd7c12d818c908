import * as fc from 'fast-check';
import { dayMs, hourMs } from '#shared/domain/time.ts';

/** Plans of different sizes: few views and days, so that sequences use them up. */
export const terms = [
  { key: null, name: 'Small', price: 999, candidate_limit: 2, duration_days: 3 },
  { key: null, name: 'Large', price: 4_999, candidate_limit: 6, duration_days: 10 },
  { key: null, name: 'Long', price: 2_500, candidate_limit: 1, duration_days: 40 },
] as const;

/** What is done with one purchase. */
export type MoneyChange =
  | 'pay'
  | 'fail'
  | 'refund'
  | 'delete'
  | 'pay after all'
  | 'refund a part'
  | 'refund again'
  | 'refund a part, total first'
  | 'refund fails'
  | 'refund fails first'
  | 'repeat a report'
  | 'edit price';

/** A step of a sequence; `which` chooses among the purchases that it can be done with. */
export type MoneyStep =
  | { do: 'order'; plan: number; by: 'upi' | 'razorpay' }
  | { do: MoneyChange; which: number }
  | { do: 'view' | 'sweep' | 'verify' | 'unverify' }
  | { do: 'wait'; ms: number };

const which = fc.nat(7);
const of = (...names: MoneyChange[]) => fc.record({ do: fc.constantFrom(...names), which });

export const moneyStep: fc.Arbitrary<MoneyStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      plan: fc.nat(2),
      by: fc.constantFrom('upi', 'razorpay'),
    }),
  },
  { weight: 6, arbitrary: of('pay') },
  { weight: 4, arbitrary: of('fail', 'refund', 'pay after all') },
  { weight: 3, arbitrary: of('refund fails') },
  { weight: 2, arbitrary: of('refund again', 'refund a part, total first', 'refund fails first', 'repeat a report') },
  { weight: 1, arbitrary: of('delete', 'refund a part') },
  { weight: 2, arbitrary: of('edit price') },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('view' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('sweep', 'verify', 'unverify') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(hourMs, dayMs, 3 * dayMs, 7 * dayMs, 45 * dayMs),
    }),
  },
);

export const moneySequence = (maxLength: number) => fc.array(moneyStep, { minLength: 3, maxLength, size: 'max' });
