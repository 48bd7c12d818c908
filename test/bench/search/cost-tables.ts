import { figure, whole } from '#test/load/formats.ts';
import { markdownTable } from '#test/load/table.ts';
import { searchPrices } from './cost-prices.ts';
import { type EmbeddedCosts, embeddedCosts } from './embedded-costs.ts';
import { largeSizeTable } from './large-size.ts';
import { openSearchCosts } from './opensearch-costs.ts';
import { type Scenario, scenarios } from './scenario.ts';

const sizeOf = ({ jobs, candidates, searches }: Scenario): [string, string, string] => [
  whole(jobs),
  whole(candidates),
  whole(searches),
];
const sizeHead = ['jobs', 'candidates', 'searches/s'];

const priceTable = (): string =>
  markdownTable(
    ['price', 'US dollars', 'source'],
    Object.values(searchPrices).map(({ name, dollars, source }) => [name, String(dollars), source]),
  );

/** What stands instead of the sum of a size that the engine does not support. */
const verdicts = {
  supported: '',
  'too many': 'beyond 200,000',
  impossible: 'no function is large enough',
} as const satisfies Record<EmbeddedCosts['fit'], string>;

/** A size that no function can have gets one row, whatever its traffic. */
function embeddedRows(scenario: Scenario): string[][] {
  const { memory, storage, fit, lambda, snapshots, feed, rebuild } = embeddedCosts(scenario);
  const [jobs, candidates, searches] = sizeOf(scenario);
  const needs = [figure(memory), figure(storage)];
  if (fit === 'impossible') {
    return scenario.searches > 1 ? [] : [[jobs, candidates, '', ...needs, '', '', '', '', '', verdicts[fit]]];
  }
  const dollars = [lambda, snapshots, feed, rebuild, lambda + snapshots + feed + rebuild];
  return [[jobs, candidates, searches, ...needs, ...dollars.map(whole), verdicts[fit]]];
}

const embeddedTable = (): string =>
  markdownTable(
    [...sizeHead, 'memory, GB', 'file, GB', 'Lambda', 'snapshots read', 'feed', 'rebuild', 'together', 'supported'],
    scenarios.flatMap(embeddedRows),
  );

const openSearchTable = (): string =>
  markdownTable(
    [...sizeHead, 'search OCU', 'indexing OCU', 'OCU hours', 'storage', 'Lambda', 'feed and check', 'together'],
    scenarios.map((scenario) => {
      const { searchOcu, indexingOcu, capacity, storage, lambda, feed } = openSearchCosts(scenario);
      const together = capacity + storage + lambda + feed;
      return [...sizeOf(scenario), ...[searchOcu, indexingOcu, capacity, storage, lambda, feed, together].map(whole)];
    }),
  );

/** The computed tables of docs/performance.md, "Search engines side by side", by their headings there. */
export const costTables = (): Record<string, string> => ({
  Prices: priceTable(),
  'Costs of the embedded engine': embeddedTable(),
  'Costs of OpenSearch': openSearchTable(),
  'Ten million jobs': largeSizeTable(),
});

/** All tables as text. */
export const costReport = (): string =>
  Object.entries(costTables())
    .map(([heading, table]) => `### ${heading}\n\n${table}\n`)
    .join('\n');
