import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { earlyRefundItem } from './fixtures.ts';
import { withCapture, withReport } from './refund.ts';
import { parsePayment, type RefundReport, type StoredPayment } from './stored-payment.ts';

const now = epochMs(Date.UTC(2027, 0, 4));
const whole = 799_900;
const order = { ...parsePayment(earlyRefundItem), early: [] };

type Event = 'capture' | Omit<RefundReport, 'paid_by'>;

/** What is shown of the order after these events; a capture that is repeated changes nothing. */
function outcome(events: readonly Event[]) {
  const { summary } = events.reduce<StoredPayment>((payment, event) => {
    if (event !== 'capture') return withReport(payment, { ...event, paid_by: 'pay_1' }, now) ?? payment;
    return payment.summary.paid_at === null ? withCapture(payment, 'pay_1', now) : payment;
  }, order);
  return [summary.status, Math.round(summary.amount_refunded * 100)];
}

const made = (id: string, amount: number, total: number): Event => ({ refund: { id, amount }, total, failed: false });
const failed = (id: string, amount: number, total: number): Event => ({ refund: { id, amount }, total, failed: true });
const unnamed = (total: number): Event => ({ total, failed: false });

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [place, first] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(place, 1))) yield [first, ...rest];
  }
}

/** Refunds as Razorpay made them, in their order: the amount, and whether it failed. */
type Made = [amount: number, fails: 'fails' | 'arrives'];
const [part, rest, half] = [300_000, 499_900, 399_950];
const histories: Made[][] = [
  [],
  [[part, 'arrives']],
  [[part, 'fails']],
  [[whole, 'arrives']],
  [[whole, 'fails']],
  [
    [part, 'arrives'],
    [rest, 'arrives'],
  ],
  [
    [part, 'fails'],
    [rest, 'arrives'],
  ],
  [
    [part, 'arrives'],
    [rest, 'fails'],
  ],
  [
    [part, 'fails'],
    [rest, 'fails'],
  ],
  [
    [part, 'fails'],
    [part, 'arrives'],
  ],
  [
    [half, 'fails'],
    [half, 'arrives'],
  ],
  [
    [whole, 'fails'],
    [whole, 'arrives'],
  ],
  [
    [whole, 'fails'],
    [whole, 'fails'],
  ],
];
const totals = ['that goes on to contain the failed ones', 'without the failed ones'] as const;
const failures = ['before the next refund', 'at the end'] as const;

/** The reports of a history: the totals that Razorpay has at the time, capped at the payment. */
function reportsOf(history: readonly Made[], total: (typeof totals)[number], when: (typeof failures)[number]) {
  const reports: Event[] = [];
  const late: (() => void)[] = [];
  let sum = 0;
  for (const [place, [amount, fails]] of history.entries()) {
    sum += amount;
    reports.push(made(`rfnd_${place}`, amount, Math.min(sum, whole)), unnamed(Math.min(sum, whole)));
    const fail = () => {
      if (total === 'without the failed ones') sum -= amount;
      reports.push(failed(`rfnd_${place}`, amount, Math.min(sum, whole)));
    };
    if (fails === 'fails' && when === 'before the next refund') fail();
    if (fails === 'fails' && when === 'at the end') late.push(fail);
  }
  for (const fail of late) fail();
  return reports;
}

describe('what was paid back', () => {
  const cases = histories.flatMap((history) =>
    totals.flatMap((total) => failures.map((when) => ({ shown: JSON.stringify(history), history, total, when }))),
  );

  test.each(cases)(
    'is the refunds that arrived, in any order of the reports and of their capture: $shown, with a total $total, failures $when',
    ({ history, total, when }) => {
      const arrived = history.reduce((sum, [amount, fails]) => sum + (fails === 'fails' ? 0 : amount), 0);
      const wanted = [arrived >= whole ? 'refunded' : 'completed', arrived];
      const reports = reportsOf(history, total, when);
      // Of the totals without a name only the highest may change something: more of them would only make more orders.
      const highest = unnamed(Math.max(0, ...reports.map((report) => (report === 'capture' ? 0 : report.total))));
      const named = reports.filter((report) => report !== 'capture' && report.refund);
      for (const events of ordersOf<Event>([...named, highest, 'capture'])) {
        for (const delivered of [events, [...events, ...events], [...events, ...events.toReversed()]]) {
          const shown = outcome(delivered);
          if (shown.join() !== wanted.join()) expect(shown, JSON.stringify(delivered)).toEqual(wanted);
        }
      }
    },
  );

  test('does not depend on the order of any reports', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const amounts: Record<string, number> = { a: part, b: rest, c: whole };
    const sum = fc.constantFrom(0, part, half, rest, whole);
    const event = fc.oneof(
      fc.record({ id, total: sum }).map((each) => made(each.id, amounts[each.id] ?? 0, each.total)),
      fc.record({ id, total: sum }).map((each) => failed(each.id, amounts[each.id] ?? 0, each.total)),
      sum.map(unnamed),
    );
    const twice = fc
      .array(event, { maxLength: 7 })
      .chain((events) =>
        fc.tuple(
          fc.shuffledSubarray<Event>([...events, 'capture'], { minLength: events.length + 1 }),
          fc.shuffledSubarray<Event>([...events, 'capture'], { minLength: events.length + 1 }),
        ),
      );
    fc.assert(
      fc.property(twice, ([one, other]) => {
        expect(outcome(one)).toEqual(outcome(other));
      }),
      { numRuns: 3_000 },
    );
  });

  test.each<[string, Event[], [string, number]]>([
    ['a name that follows its total', ['capture', unnamed(part), made('a', part, part)], ['completed', part]],
    ['a total beside a name', ['capture', made('a', part, part), unnamed(whole)], ['refunded', whole]],
    ['a total less what failed', ['capture', unnamed(whole), failed('a', part, whole)], ['completed', rest]],
    ['no total that only failures tell', ['capture', failed('a', part, whole)], ['completed', 0]],
    ['the late report of a failed one', ['capture', failed('a', part, 0), made('a', part, part)], ['completed', 0]],
  ])('counts as far as no name covers it: %s', (_, events, wanted) => {
    expect(outcome(events)).toEqual(wanted);
  });

  test('is put right by the next report where an older failure took away a refund that had arrived', () => {
    const { terms: _, ...paid } = withCapture(order, 'pay_1', now);
    const refunds = [
      { id: 'a', amount: whole, failed: true },
      { id: 'b', amount: whole, failed: false },
    ];
    const report = { paid_by: 'pay_1', refund: { id: 'b', amount: whole }, total: whole, failed: false };
    expect(withReport({ ...order, ...paid, refunds }, report, now)?.summary).toMatchObject({
      status: 'refunded',
      amount_refunded: whole / 100,
    });
  });
});
