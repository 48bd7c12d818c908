import { searchMemory } from '#infra/constructs/index-needs.ts';
import { assumed } from '#test/load/plan.ts';
import { searchPrices as prices } from './cost-prices.ts';
import { measured } from './measured.ts';
import { bytesOf, changesOf, dailyReadUnits, type Scenario, searchTime, secondsOfMonth } from './scenario.ts';

/** An OCU has one virtual processor and holds 120 GB of an index ("cost-effective search capabilities", AWS big data blog). */
export const ocuGigabytes = 120;
/** Assumed: the share of its processor time that an OCU is given before another one is added. */
const busyShare = 0.6;
/** An awake group has two search workers and one that indexes (developer guide, "Scale to zero"). */
const least = { search: 2, indexing: 1 };
/** Data are searched in two zones. */
const copies = 2;
/** Memory of a function that searches: it has room for the embedded indexes (decision 48). */
const functionGigabytes = searchMemory(['jobs', 'candidates']) / 1_024;
/** Assumed: time of a delivery of the queue; a change is sent, received and deleted. */
const [deliveryMs, requestsOfChange] = [100, 3];
/** A page of 20 is read from the table; the feed is looked at once in so many seconds (decision 48). */
const [unitsOfPage, lookSeconds] = [10, 5];

/** Capacities of a group: 1, 2, 4, 8, 16 and multiples of 16. */
export const tierOf = (ocu: number): number =>
  ocu > 16 ? 16 * Math.ceil(ocu / 16) : 2 ** Math.max(0, Math.ceil(Math.log2(ocu)));

export interface OpenSearchCosts {
  searchOcu: number;
  indexingOcu: number;
  capacity: number;
  storage: number;
  /** Functions that wait for searches. */
  lambda: number;
  /** Change feed, what is shown, queue, the function that writes, and the daily comparison. */
  feed: number;
}

/** OCUs for the searches, and for the data. */
export const searchOcuOf = (scenario: Scenario): { byLoad: number; byData: number } => ({
  byLoad: (scenario.searches * searchTime('openSearch', scenario)) / 1_000 / busyShare,
  byData: (copies * bytesOf('openSearch', scenario)) / 1e9 / ocuGigabytes,
});

/** Dollars of a month of searching with OpenSearch Serverless, awake at all hours. */
export function openSearchCosts(scenario: Scenario): OpenSearchCosts {
  const { byLoad, byData } = searchOcuOf(scenario);
  const changes = changesOf(scenario);
  const searchOcu = tierOf(Math.max(least.search, byLoad, byData));
  const indexingOcu = tierOf(Math.max(least.indexing, (changes * measured.openSearch.write) / 1_000 / busyShare));
  const seconds = (scenario.searches * assumed.search) / 1_000;
  const deliveries = changes * secondsOfMonth;
  const environments = Math.ceil(2 * seconds);
  const feedUnits = (0.5 * Math.min(scenario.searches, environments / lookSeconds) + changes) * secondsOfMonth;
  const shownUnits = scenario.searches * unitsOfPage * secondsOfMonth;
  return {
    searchOcu,
    indexingOcu,
    capacity: (searchOcu + indexingOcu) * 730 * prices.ocuHour.dollars,
    storage: (bytesOf('openSearch', scenario) / 1e9) * prices.indexGigabyte.dollars,
    lambda: seconds * functionGigabytes * secondsOfMonth * prices.lambdaGigabyteSecond.dollars,
    feed:
      ((feedUnits + shownUnits + dailyReadUnits(scenario)) * prices.readUnit.dollars) / 1e6 +
      deliveries *
        ((requestsOfChange * prices.queueRequest.dollars) / 1e6 +
          (deliveryMs / 1_000) * prices.lambdaGigabyteSecond.dollars),
  };
}
