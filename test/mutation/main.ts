import { parseArgs } from 'node:util';
import { type AreaName, areaNames, isAreaName } from './areas.ts';
import { print, type Summary, summaryOf, unexplained } from './report.ts';
import { mutate } from './run.ts';

// A slow report about the tests themselves, not a test. docs/mutation.md explains how to read it.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const unknown = positionals.find((name) => !isAreaName(name));
if (unknown) throw new Error(`There is no area ${unknown}; the areas are ${areaNames.join(', ')}.`);
const chosen = positionals.length > 0 ? (positionals as AreaName[]) : areaNames;

const summaries: Summary[] = [];
for (const area of chosen) summaries.push(summaryOf(area, await mutate(area, values)));
print(summaries);
process.exitCode = summaries.some((summary) => unexplained(summary).length > 0) ? 1 : 0;
