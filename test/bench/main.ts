import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { lighthouseBudgets } from './budgets.ts';
import { benchBundles, measureBundles } from './bundles.ts';
import { measureColdStarts } from './cold-start.ts';
import { measureLanguageMatch } from './language-match.ts';
import { measurePages } from './lighthouse.ts';
import { measureRepeatVisits } from './repeat-visits.ts';
import { type Finding, printSection, rounded } from './report.ts';
import { measureThroughput } from './throughput.ts';
import { measureWarmCalls } from './warm-call.ts';
import { measureWebSizes } from './web-sizes.ts';

// A report, not a test: times depend on the machine and its load.
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const bundles = benchBundles();

type Section = [title: string, measure: () => Finding[] | Promise<Finding[]>];

const onPhone: Section[] = [
  ['Lighthouse on a simulated phone', () => measurePages(3, lighthouseBudgets)],
  ['Repeat visits on a simulated phone: largest contentful paint', () => measureRepeatVisits(3)],
];

const sections: Section[] = [
  ['Warm call, DynamoDB stubbed', () => measureWarmCalls(bundles, 15)],
  ['Cold start: import and first call in a fresh process', () => measureColdStarts(bundles, quick ? 8 : 16)],
  ['Code read by a cold start, minified', () => measureBundles(bundles)],
  ['Calls of the API on the local engine', () => measureThroughput(bundles, 7)],
  ['Code of the site, gzipped', measureWebSizes],
  ['Languages of a candidate against jobs', measureLanguageMatch],
  ...(quick ? [] : onPhone),
];

const loadOf = () => loadavg().slice(0, 1).map(rounded).join();
console.log(
  `Node ${process.version}, ${availableParallelism()} x ${cpus()[0]?.model ?? 'processor'}, load ${loadOf()} before`,
);
let missed = 0;
try {
  for (const [title, measure] of sections) missed += printSection(title, await measure());
} finally {
  bundles.remove();
}
console.log(`\n${missed === 0 ? 'All budgets hold.' : `${missed} budgets are missed.`} Load ${loadOf()} after.`);
