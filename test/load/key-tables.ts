import { transactAttempts } from '#functions/data/transact.ts';
import { createRandom } from '#infra/local/demo-data/random.ts';
import { figure, percent, whole } from './formats.ts';
import { isShared } from './key-pattern.ts';
import { readKeyUnits } from './key-units.ts';
import { mix } from './mix.ts';
import { assumed, limits, shareOfFirst, target } from './plan.ts';
import { loadsByKey, type SimulatedKey, simulateKeys, transactionsByItem, unitsOf } from './simulate.ts';
import { markdownTable } from './table.ts';
import { conflictShare } from './totals.ts';

/** Simulated seconds of the busiest hour, and the seed that makes them the same in every run. */
const seconds = 3_600;
const seed = 1;

/** Rows that the tables show; the partitions below have less than a hundredth of their limit. */
const minShare = 0.01;

const named = (pattern: string) => {
  const isOfAll = pattern.split(' ').every((part) => isShared(part) || /^(?:STATS#)?DAY#/.test(part));
  return `\`${pattern}\`${isOfAll || isShared(pattern) ? '' : ', the busiest'}`;
};

/** The part of its limit that a partition needs in its busiest second. */
export const shareOfLimit = ({ maxRead, maxWrite }: SimulatedKey): number =>
  Math.max(maxRead / limits.partition.read, maxWrite / limits.partition.write);

/** Requests in a second at which the mean use of a partition reaches its limit. */
const ceilingOf = ({ read, write }: SimulatedKey): number =>
  target.requestsPerSecond / Math.max(read / limits.partition.read, write / limits.partition.write);

/** Every simulated partition, the busiest first. */
export const simulatedKeys = (): SimulatedKey[] =>
  simulateKeys(mix, readKeyUnits(), seconds, createRandom(seed)).sort((a, b) => shareOfLimit(b) - shareOfLimit(a));

/** The partitions that need at least a hundredth of their limit. */
export function keyTable(): string {
  const head = [
    'partition',
    'read',
    'write',
    'read, busiest second',
    'write, busiest second',
    'of its limit',
    'full at, requests/s',
  ];
  const shown = simulatedKeys().filter((key) => shareOfLimit(key) >= minShare);
  return markdownTable(
    head,
    shown.map((key) => [
      named(key.key),
      ...[key.read, key.write, key.maxRead, key.maxWrite].map(figure),
      percent(shareOfLimit(key)),
      whole(ceilingOf(key)),
    ]),
  );
}

/** Items on which at least a hundredth of the transactions meet another one. */
export function transactionTable(): string {
  const rates = [...transactionsByItem(mix, readKeyUnits())].sort(([, a], [, b]) => b - a);
  const shown = rates.filter(([, rate]) => conflictShare(rate) >= minShare);
  return markdownTable(
    ['item', 'transactions/s', 'meet another', 'half meet another at, requests/s'],
    shown.map(([item, rate]) => {
      const half = (Math.LN2 * 1_000) / assumed.transaction;
      return [named(item), figure(rate), percent(conflictShare(rate)), whole((target.requestsPerSecond * half) / rate)];
    }),
  );
}

/** What a job needs that gets more of all calls than the most popular of the target. */
export function popularJobTable(): string {
  const units = readKeyUnits();
  const rows = [shareOfFirst(target.jobs), 0.15, 0.3, 0.5].map((share) => {
    const popularity = { job: share, recruiter: share };
    const write = unitsOf(loadsByKey(mix, units, popularity).get('JOB#<id>') ?? [], 'write');
    const rate = transactionsByItem(mix, units, popularity).get('JOB#<id> JOB') ?? 0;
    const meets = conflictShare(rate);
    return [
      percent(share),
      percent(write / limits.partition.write),
      figure(rate),
      percent(meets),
      percent(meets ** transactAttempts),
    ];
  });
  const head = [
    'share of all calls',
    'of the partition',
    'transactions/s on the job',
    'meet another',
    'refused after all attempts',
  ];
  return markdownTable(head, rows);
}
