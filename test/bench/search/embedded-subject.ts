import { spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { createIndex, snapshotName } from '#functions/services/search/embedded/open-index.ts';
import { keepSnapshot } from '#functions/services/search/embedded/snapshot-store.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';
import { searchIndex } from '#functions/services/search/search-store.ts';
import { epochMs } from '#shared/domain/time.ts';
import { followTable } from './follow-table.ts';
import { listQueries } from './questions.ts';
import { ownProcessorTime, startStopwatch } from './stopwatch.ts';
import type { Subject } from './subject.ts';
import type { World } from './world.ts';

/** The embedded engine: this process builds the snapshot, then loads it as a cold function does. */
export function embeddedSubject(world: World): Subject {
  return {
    name: 'embedded',
    async createIndex({ name }) {
      const kind = searchKinds.find((each) => each.name === name) ?? jobIndex;
      const index = await createIndex(kind, epochMs(Date.now()));
      return {
        write: async (entries) => index.apply(entries, 0),
        finish: async () => {
          index.tidy();
          const path = join(world.folder, `${kind.name}.sqlite`);
          index.copyTo(path);
          index.close();
          await keepSnapshot(snapshotName(kind), path);
          const footprint = { bytes: statSync(path).size, compressed: statSync(`${path}.zst`).size };
          rmSync(path);
          rmSync(`${path}.zst`);
          globalThis.gc?.();
          return footprint;
        },
      };
    },
    processorTime: ownProcessorTime,
    memory: memoryOfFunction,
    followChanges: () => followTable(world),
    loadIndex,
    stop: async () => undefined,
  };
}

/** Memory of a new process that loads the index and searches: this one has built it. */
async function memoryOfFunction(): Promise<number> {
  const program = join(import.meta.dirname, 'print-memory.ts');
  const child = spawn(process.execPath, ['--expose-gc', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = z
    .object({ before: z.number(), after: z.number() })
    .parse(JSON.parse(Buffer.concat(await child.stdout.toArray()).toString()));
  process.stderr.write(`embedded: ${Math.round(printed.before / 1e6)} MB of memory without the index\n`);
  return printed.after;
}

/** Searches as a cold function does, one after the other, until the index answers. */
async function loadIndex(rareWord: string): Promise<Record<string, string>> {
  const [query] = await listQueries(rareWord, epochMs(Date.now()));
  if (!query) throw new Error('There is no question.');
  const loading = startStopwatch();
  const first = startStopwatch();
  let searches = 1;
  let answer = await searchIndex(jobIndex, query, epochMs(Date.now()));
  const cold = first();
  for (; !answer; searches += 1) answer = await searchIndex(jobIndex, query, epochMs(Date.now()));
  const { wall, cpu } = loading();
  return {
    'first search of a cold function': `${cold.wall.toFixed(0)} ms`,
    'index loaded': `${(wall / 1_000).toFixed(1)} s (processor ${(cpu / 1_000).toFixed(1)} s), with search ${searches}`,
  };
}
