import { mostDocuments } from '#functions/services/search/supported-size.ts';
import { duration, figure, whole } from '#test/load/formats.ts';
import { target } from '#test/load/plan.ts';
import { markdownTable } from '#test/load/table.ts';
import { searchPrices } from './cost-prices.ts';
import { deployedMemory, mostOfFunction } from './embedded-costs.ts';
import { measured } from './measured.ts';
import { ocuGigabytes, openSearchCosts, searchOcuOf } from './opensearch-costs.ts';
import { bytesOf, changesOf, dailyReadUnits, type Scenario } from './scenario.ts';

/** The size whose needs are worked out step by step. */
export const large: Scenario = { jobs: 10_000_000, candidates: 50_000_000, searches: 1_000 };

/** AWS, "OpenSearch Service lens", AOSPERF01-BP01: 10 to 30 GB for searches. */
const shardGigabytes = 30;
/** A function ends after 15 minutes (Lambda developer guide, "Lambda quotas"); the last one begins no page. */
const keeperSeconds = 14 * 60;
/** Assumed: a read of 500 summaries and their items, which the rebuild waits for before it writes them. */
const readMs = 100 / 500;

type Origin = 'measured' | 'documented' | 'assumed';
type Step = [what: string, result: string, how: string, origin: string];

const from = (...origins: Origin[]) => origins.join(', ');
const gigabytes = (bytes: number) => `${figure(bytes / 1e9)} GB`;

function sizeSteps(): Step[] {
  const { embedded, openSearch } = measured;
  const bytes = bytesOf('openSearch', large);
  return [
    [
      'index of OpenSearch',
      gigabytes(bytes),
      `10 M x ${whole(openSearch.jobBytes)} + 50 M x ${whole(openSearch.candidateBytes)} bytes`,
      from('measured'),
    ],
    [
      'shards',
      whole(bytes / 1e9 / shardGigabytes),
      `${shardGigabytes} GB each; a collection chooses them itself`,
      from('documented'),
    ],
    [
      'OCU that hold the data',
      whole(searchOcuOf(large).byData),
      `in two zones, ${ocuGigabytes} GB each`,
      from('documented'),
    ],
    [
      'files of the embedded engine',
      gigabytes(bytesOf('embedded', large)),
      `10 M x ${whole(embedded.jobBytes)} + 50 M x ${whole(embedded.candidateBytes)} bytes; a function has ${mostOfFunction.storage} GB`,
      from('measured', 'documented'),
    ],
    [
      'memory of the embedded engine, jobs alone',
      gigabytes(large.jobs * embedded.memoryBytes),
      `10 M x ${whole(embedded.memoryBytes)} bytes; a function has ${mostOfFunction.memory} GB, ours ${deployedMemory} GB`,
      from('measured', 'documented'),
    ],
    ['jobs or candidates that the embedded engine supports', whole(mostDocuments), 'decision 47', from('measured')],
  ];
}

function writeSteps(): Step[] {
  const { write } = measured.openSearch;
  const things = large.jobs + large.candidates;
  // A candidate is shorter than a job: writing takes time in proportion to the index.
  const asJobs = bytesOf('openSearch', large) / measured.openSearch.jobBytes;
  const oneRun = (keeperSeconds * 1_000) / (write + readMs);
  const peak = changesOf(large) * target.peakOfDay;
  return [
    [
      'processor time of a rebuild',
      `${figure((asJobs * write) / 3.6e6)} h`,
      `${write} ms for a job, candidates by their size; with 16 OCU ${duration((asJobs * write) / 16_000)}`,
      from('measured'),
    ],
    [
      'rebuild as `operator index` runs it',
      `${figure((asJobs * write + things * readMs) / 3.6e6)} h`,
      `one batch after the other, so that writing takes its processor time; ${readMs} ms for reading each thing`,
      from('measured', 'assumed'),
    ],
    [
      'jobs of one run of it',
      whole(oneRun),
      'in 14 of the 15 minutes after which a run ends; the next continues',
      from('measured', 'documented'),
    ],
    [
      'read units of a rebuild or comparison',
      `${figure(dailyReadUnits(large) / (730 / 24) / 1e6)} M`,
      `0.6 for each thing; ${figure(((dailyReadUnits(large) / (730 / 24)) * searchPrices.readUnit.dollars) / 1e6)} dollars`,
      from('measured'),
    ],
    [
      'changes in a second of the busiest hour',
      figure(peak),
      '2 for each million jobs, 0.67 for each million candidates (docs/scale.md)',
      from('assumed'),
    ],
    ['OCU that write them', figure((peak * write) / 1_000), `${write} ms of processor time each`, from('measured')],
  ];
}

function useSteps(): Step[] {
  const { searchOcu, indexingOcu, capacity, storage, lambda, feed } = openSearchCosts(large);
  return [
    [
      'a new thing is found after',
      'some 12 s',
      'stream and queue 1 to 2 s, the collection 10 s; what disappears is not shown again',
      from('measured', 'documented'),
    ],
    [
      'OCU for 1,000 searches a second',
      whole(searchOcuOf(large).byLoad),
      'processor time of a search on the line through both measured sizes, 60 % busy',
      from('measured', 'assumed'),
    ],
    [
      'US dollars a month at 1,000 searches a second',
      whole(capacity + storage + lambda + feed),
      `${whole(searchOcu)} + ${whole(indexingOcu)} OCU ${whole(capacity)}, storage ${whole(storage)}, functions ${whole(lambda)}, feed and check ${whole(feed)}`,
      from('measured', 'assumed'),
    ],
  ];
}

/** What ten million jobs and fifty million candidates need, step by step. */
export const largeSizeTable = (): string =>
  markdownTable(['step', 'result', 'how', 'from what is'], [...sizeSteps(), ...writeSteps(), ...useSteps()]);
