import type { StoredUnits } from './key-units.ts';
import { confirmedSignUp } from './mix.ts';
import { assumed, limits, target } from './plan.ts';

type Mix = Readonly<Record<string, number>>;
type Units = Readonly<Record<string, StoredUnits>>;

/** What the whole portal does in a second of the busiest hour. */
export interface Totals {
  /** Units of the table, and write units of its indexes. */
  read: number;
  write: number;
  indexWrite: number;
  /** Records of the stream, requests of its function to the table, and how many shards it keeps busy. */
  records: number;
  requests: number;
  busyShards: number;
  /** Mails with codes, and about notifications. */
  codes: number;
  mails: number;
  /** Concurrent executions of the functions behind the API. */
  concurrency: number;
}

const codeCalls = ['auth.candidateSendOtp', 'auth.recruiterSendOtp'];
const isSearch = (operation: string) => operation.startsWith('search.') || operation === 'candidates.reach';
const isMailing = (operation: string) => codeCalls.includes(operation);

/** Milliseconds of a call's execution. */
export function timeOf(operation: string): number {
  if (isSearch(operation)) return assumed.search;
  return isMailing(operation) ? assumed.call + assumed.mail : assumed.call;
}

/** Sums the mix over all partitions. */
export function totalsOf(mix: Mix, units: Units): Totals {
  const totals = { read: 0, write: 0, indexWrite: 0, records: 0, requests: 0, codes: 0, mails: 0, milliseconds: 0 };
  for (const [operation, rate] of Object.entries(mix)) {
    const { call = {}, after = {}, records = 0, requests = 0, mails = 0 } = units[operation] ?? {};
    for (const [key, [read = 0, write = 0]] of [...Object.entries(call), ...Object.entries(after)]) {
      totals.read += rate * read;
      totals[key.startsWith('GSI') ? 'indexWrite' : 'write'] += rate * write;
    }
    totals.records += rate * records;
    totals.requests += rate * requests;
    totals.mails += rate * mails;
    totals.codes += isMailing(operation) ? rate : 0;
    totals.milliseconds += rate * timeOf(operation);
  }
  const { milliseconds, ...rest } = totals;
  const busy = (totals.requests * assumed.tableRequest + totals.records * assumed.record) / 1_000;
  return { ...rest, busyShards: busy, concurrency: milliseconds / 1_000 };
}

/** New accounts and jobs of a day at the mix's rates, which show whether the mix fits the target's size. */
export function growthOf(mix: Mix): { candidates: number; jobs: number; applications: number } {
  const aDay = (operation: string) => ((mix[operation] ?? 0) / target.peakOfDay) * 86_400;
  return {
    candidates: aDay(confirmedSignUp),
    jobs: aDay('jobs.create'),
    applications: aDay('applications.apply'),
  };
}

/** Bytes of the table, and the partitions, and so shards of the stream, that DynamoDB needs for them at least. */
export function storageOf(): { bytes: number; partitions: number } {
  const bytes = target.candidates * assumed.candidateBytes + target.jobs * assumed.jobBytes;
  return { bytes, partitions: Math.ceil(bytes / limits.partitionBytes) };
}

/**
 * The share of transactions on an item that meet another one there and are retried, when they come at a rate and
 * independently.
 */
export const conflictShare = (rate: number): number => 1 - Math.exp((-rate * assumed.transaction) / 1_000);
