import { mostDocuments } from '#functions/services/search/supported-size.ts';
import { searchMemory, withoutIndexMb } from '#infra/constructs/index-needs.ts';
import { assumed } from '#test/load/plan.ts';
import { searchPrices as prices } from './cost-prices.ts';
import { measured } from './measured.ts';
import { bytesOf, changesOf, dailyReadUnits, type Scenario, searchTime, secondsOfMonth } from './scenario.ts';

/** Documented limits of a function (Lambda developer guide, "Lambda quotas"), and the memory that has a whole processor. */
export const mostOfFunction = { memory: 10.24, storage: 10.24 };
const memoryOfProcessor = 1.769;
/** Memory in GB of a function without an index, and of the deployed one that searches both kinds at their supported size. */
const withoutIndex = withoutIndexMb / 1_000;
export const deployedMemory = searchMemory(['jobs', 'candidates']) / 1_024;
/** Temporary storage that costs nothing. */
const freeStorage = 0.5;
/** Assumed: hours for which a function's environment lives, and environments for each concurrent search. */
const [hoursAlive, perConcurrent] = [2, 2];
/** Snapshots are written every ten minutes. */
const snapshotsOfMonth = 730 * 6;

export interface EmbeddedCosts {
  /** GB of memory and of temporary storage of a function with both indexes. */
  memory: number;
  storage: number;
  fit: 'supported' | 'too many' | 'impossible';
  lambda: number;
  /** Reads of snapshots by functions that start, and the processor time of loading them. */
  snapshots: number;
  feed: number;
  /** The daily rebuild, and a snapshot every ten minutes. */
  rebuild: number;
}

/** Dollars of a month of searching with the embedded engine. */
export function embeddedCosts(scenario: Scenario): EmbeddedCosts {
  const storage = bytesOf('embedded', scenario) / 1e9;
  const indexMemory = (storage * measured.embedded.memoryBytes) / measured.embedded.jobBytes;
  const memory = Math.max(deployedMemory, withoutIndex + indexMemory);
  const share = Math.min(1, memory / memoryOfProcessor);
  const seconds = (searchTime('embedded', scenario) / share + assumed.tableRequest) / 1_000;
  const second =
    memory * prices.lambdaGigabyteSecond.dollars + storageOf(storage) * prices.storageGigabyteSecond.dollars;
  const environments = Math.ceil(perConcurrent * scenario.searches * seconds);
  const starts = (environments * 730) / hoursAlive;
  const things = storage / (measured.embedded.jobBytes / 1e9);
  const loading = (measured.embedded.load * things) / 1_000 / share;
  // Once a second at most, in each environment, and each changed thing.
  const feedUnits = 0.5 * Math.min(scenario.searches, environments) + changesOf(scenario) * environments;
  const building =
    (measured.embedded.write * things * (730 / 24) + measured.embedded.snapshot * things * snapshotsOfMonth) / 1_000;
  const unit = prices.readUnit.dollars / 1e6;
  return {
    memory,
    storage,
    fit: fitOf(scenario, memory, storage),
    lambda: scenario.searches * seconds * secondsOfMonth * second,
    snapshots: starts * ((2 * prices.snapshotRead.dollars) / 1_000 + loading * second),
    feed: feedUnits * secondsOfMonth * unit,
    rebuild: dailyReadUnits(scenario) * unit + (building / share) * second,
  };
}

const storageOf = (gigabytes: number) => Math.max(0, gigabytes - freeStorage);

function fitOf({ jobs, candidates }: Scenario, memory: number, storage: number): EmbeddedCosts['fit'] {
  if (memory > mostOfFunction.memory || storage > mostOfFunction.storage) return 'impossible';
  return Math.max(jobs, candidates) > mostDocuments ? 'too many' : 'supported';
}
