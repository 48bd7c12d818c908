import { readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { Mutant } from '@stryker-mutator/core';
import { loadStryker } from '#test/tools/tools.ts';
import { type AreaName, areas } from './areas.ts';

/**
 * Runs every mutant of an area against the tests that reach it. Results of unchanged code are reused from the last run,
 * unless `force`. Writes the full report, with the code, to `dist/mutation/<area>.html`.
 */
export async function mutate(area: AreaName, { force }: { force: boolean }): Promise<Mutant[]> {
  process.env.MUTATION_AREA = area;
  // Test files prepare their data while they are loaded, and code reached then would be tested with every test of the
  // area. So the first round uses only the tests that reach the code themselves, and skips code that runs only at
  // loading; the second round tests that code, and the survivors, with every test.
  await run(area, { ignoreStatic: true, force });
  tryAgain(area);
  return run(area, { ignoreStatic: false });
}

const resultsOf = (area: AreaName) => `.cache/mutation/${area}.json`;

/**
 * Deletes the results of mutants that also run at loading and that the first round did not kill, and of files that left
 * the area, which Stryker would keep.
 */
function tryAgain(area: AreaName): void {
  const report: Report = JSON.parse(readFileSync(resultsOf(area), 'utf8'));
  for (const file of Object.keys(report.files)) {
    if (!areas[area].sources.some((pattern) => matchesGlob(file, pattern))) delete report.files[file];
  }
  for (const { mutants } of Object.values(report.files)) {
    for (const mutant of mutants) if (mutant.static && mutant.status !== 'Killed') mutant.status = 'Ignored';
  }
  writeFileSync(resultsOf(area), JSON.stringify(report));
}

/** The used parts of Stryker's report. */
interface Report {
  files: Record<string, { mutants: { static?: boolean; status: string }[] }>;
}

async function run(area: AreaName, options: object): Promise<Mutant[]> {
  const Stryker = await loadStryker();
  return new Stryker({
    mutate: [...areas[area].sources],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: resultsOf(area),
    tempDirName: '.cache/stryker',
    ignorePatterns: ['.local', 'cdk.out', 'dist', 'docs', 'test-results'],
    // Stryker would rewrite tsconfig.json with an API that TypeScript 7 no longer has; the tests do not read that file.
    tsconfigFile: 'none',
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: `dist/mutation/${area}.html` },
    allowConsoleColors: false,
    ...options,
  }).runMutationTest();
}
