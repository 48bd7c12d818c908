import { spawn } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { availableParallelism, cpus, freemem, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { maxDocuments } from '#functions/services/search/embedded/supported-size.ts';
import { whole } from '#test/load/formats.ts';
import { collectJars } from '#test/opensearch/jars.ts';
import type { Figures } from './search/figures.ts';
import { indexTable, otherFigures, searchTable } from './search/result-tables.ts';

// `npm run bench:search -- [jobs...] [--heap MB] [--only embedded|opensearch]`: measures both search engines at numbers of
// jobs and prints them side by side. OpenSearch needs Java and Maven.

const usualSizes = [1_000, 10_000, 100_000];
/** What OpenSearch needs on disk for each job while segments are merged, generously. */
const diskBytes = 30_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    heap: { type: 'string' },
    only: { type: 'string' },
  },
});

const engines = ['embedded', 'opensearch'] as const;
type Engine = (typeof engines)[number];

function enginesRequested(): readonly Engine[] {
  if (values.only === undefined) return engines;
  const requested = engines.filter((engine) => engine === values.only);
  if (requested.length === 0) throw new Error(`--only must be ${engines.join(' or ')}.`);
  return requested;
}

const wholeNumber = (text: string): number => {
  if (/^[1-9][0-9]{0,7}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is no number of jobs or MB.`);
};

/** Heap of both nodes in MB: some more for each job, at most a quarter of what is free. The rest is the disk's cache. */
const heapFor = (size: number): number =>
  values.heap === undefined
    ? Math.round(Math.min(512 + size / 100, 4_096, Math.max(512, freemem() / 4 / 1024 ** 2)))
    : wholeNumber(values.heap);

/** Measures an engine in a process of its own, whose progress is shown. */
async function measure(engine: Engine, size: number, jars = ''): Promise<Figures> {
  const program = join(import.meta.dirname, 'search/run-engine.ts');
  const heap = String(heapFor(size));
  const child = spawn(process.execPath, ['--expose-gc', program, engine, String(size), heap, jars], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await child.stdout.toArray();
  const line = Buffer.concat(printed).toString().trim().split('\n').at(-1);
  if (!line) throw new Error(`The measurement of ${engine} with ${size} jobs failed.`);
  return JSON.parse(line) as Figures;
}

/** Why an engine cannot be measured with this many jobs, if so. */
async function obstacleOf(engine: Engine, size: number): Promise<string | undefined> {
  if (engine === 'embedded' && size > maxDocuments) return `it supports ${whole(maxDocuments)} jobs`;
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize < size * diskBytes ? 'the disk has too little room' : undefined;
}

async function measureAll(sizes: readonly number[]): Promise<void> {
  const jars = enginesRequested().includes('opensearch') ? await collectJars() : { folder: '' };
  const all: Figures[] = [];
  const missing: string[] = [];
  for (const size of sizes) {
    for (const engine of enginesRequested()) {
      const javaProblem = engine === 'opensearch' && 'problem' in jars ? jars.problem : undefined;
      const obstacle = javaProblem ?? (await obstacleOf(engine, size));
      if (obstacle === undefined) all.push(await measure(engine, size, 'folder' in jars ? jars.folder : ''));
      else missing.push(`- ${engine} was NOT MEASURED with ${whole(size)} jobs: ${obstacle}.`);
    }
  }
  const machine = `${availableParallelism()} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`;
  const when = `${new Date().toISOString().slice(0, 10)}, ${machine}, load ${loadavg()[0]?.toFixed(1)} at the end`;
  console.log([when, searchTable(all), indexTable(all), otherFigures(all), ...missing].join('\n\n'));
}

await measureAll(positionals.length > 0 ? positionals.map(wholeNumber) : usualSizes);
