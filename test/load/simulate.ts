import type { Random } from '#infra/local/demo-data/random.ts';
import { isShared } from './key-pattern.ts';
import type { StoredUnits } from './key-units.ts';
import { shareOfFirst, target } from './plan.ts';

/** Units that one kind of call takes from a partition, and how often in a second. */
interface Load {
  rate: number;
  read: number;
  write: number;
}

/** What a partition serves in a second: the mean, and the most of any simulated second. */
export interface SimulatedKey {
  key: string;
  read: number;
  write: number;
  maxRead: number;
  maxWrite: number;
}

type Mix = Readonly<Record<string, number>>;
type Units = Readonly<Record<string, StoredUnits>>;

/** The shares of the calls that the most popular job and recruiter get. */
export interface Popularity {
  job: number;
  recruiter: number;
}

const usual: Popularity = { job: shareOfFirst(target.jobs), recruiter: shareOfFirst(target.recruiters) };

/** Patterns of many keys of which the most popular one is simulated, and whose popularity counts. */
const popularKeys: Readonly<Record<string, keyof Popularity>> = {
  'JOB#<id>': 'job',
  'RECRUITER#<id>': 'recruiter',
  'INBOX#recruiter#<id>': 'recruiter',
  'GSI2 JOBS#RECRUITER#<id>': 'recruiter',
  'GSI3 APPLICATIONS#RECRUITER#<id>': 'recruiter',
};

/** The share of the calls about a pattern's keys that the busiest key gets; undefined where no key is busy. */
function shareOf(pattern: string, popularity: Popularity): number | undefined {
  const popular = popularKeys[pattern];
  return isShared(pattern) ? 1 : popular && popularity[popular];
}

/**
 * The loads of every key of the whole portal, and of the most popular of many. Keys of single people, networks and events
 * are left out: no call is about one of them often.
 */
export function loadsByKey(mix: Mix, units: Units, popularity = usual): Map<string, Load[]> {
  const loads = new Map<string, Load[]>();
  for (const [operation, rate] of Object.entries(mix)) {
    const { call = {}, after = {} } = units[operation] ?? {};
    for (const [pattern, [read = 0, write = 0]] of [...Object.entries(call), ...Object.entries(after)]) {
      const share = shareOf(pattern, popularity);
      if (share === undefined) continue;
      loads.set(pattern, [...(loads.get(pattern) ?? []), { rate: rate * share, read, write }]);
    }
  }
  return loads;
}

/** How many of a mean number of independent events happen (Knuth's method). */
function arrivals(random: Random, mean: number): number {
  const end = Math.exp(-mean);
  let count = 0;
  for (let product = uniform(random); product > end; product *= uniform(random)) count += 1;
  return count;
}

const steps = 2 ** 30;
const uniform = (random: Random) => random.int(1, steps) / steps;

/** Mean units of some loads in a second. */
export const unitsOf = (loads: readonly Load[], kind: 'read' | 'write') =>
  loads.reduce((all, load) => all + load.rate * load[kind], 0);

function simulateKey(key: string, loads: readonly Load[], seconds: number, random: Random): SimulatedKey {
  let [maxRead, maxWrite] = [0, 0];
  for (let second = 0; second < seconds; second += 1) {
    let [read, write] = [0, 0];
    for (const load of loads) {
      const count = arrivals(random, load.rate);
      read += count * load.read;
      write += count * load.write;
    }
    maxRead = Math.max(maxRead, read);
    maxWrite = Math.max(maxWrite, write);
  }
  return { key, read: unitsOf(loads, 'read'), write: unitsOf(loads, 'write'), maxRead, maxWrite };
}

/**
 * Simulates seconds of the busiest hour: calls arrive independently of each other, each at its mean rate. The same
 * `random` gives the same seconds.
 */
export const simulateKeys = (mix: Mix, units: Units, seconds: number, random: Random): SimulatedKey[] =>
  [...loadsByKey(mix, units)].map(([key, loads]) => simulateKey(key, loads, seconds, random));

/**
 * Transactions in a second that write or check the same item, by the item: those of the whole portal, and of the most
 * popular job and recruiter. Items that each call has of its own, such as views and applications, are left out.
 */
export function transactionsByItem(mix: Mix, units: Units, popularity = usual): Map<string, number> {
  const rates = new Map<string, number>();
  for (const [operation, rate] of Object.entries(mix)) {
    for (const [item, count] of Object.entries(units[operation]?.transactions ?? {})) {
      const [partition = '', sortKey = ''] = item.split(' ');
      const share = shareOf(partition, popularity);
      if (share === undefined || (!isShared(sortKey) && !sortKey.startsWith('DAY#'))) continue;
      rates.set(item, (rates.get(item) ?? 0) + rate * share * count);
    }
  }
  return rates;
}
