import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { indexBody } from '#functions/services/search/opensearch/index-body.ts';
import { searchedName, writtenName } from '#functions/services/search/opensearch/index-names.ts';
import { writeEntries } from '#functions/services/search/opensearch/write-entries.ts';
import { startNodes } from '#test/opensearch/start-nodes.ts';
import { startQueue } from '#test/support/fake-queue.ts';
import { measureOverhead } from './adapter-overhead.ts';
import { followTable } from './follow-table.ts';
import { ownProcessorTime } from './stopwatch.ts';
import type { Subject } from './subject.ts';
import type { World } from './world.ts';

/** Ticks of `/proc/<pid>/stat` in a second. */
const ticks = 100;
const readProcess = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** Processor time of a process in milliseconds: the 14th and 15th field, of which the name in brackets is the second. */
function processorTimeOf(pid: number): number {
  const fields = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticks;
}
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readProcess(pid, 'status'))?.[1] ?? Number.NaN) * 1_024;

const stored = z.object({
  _all: z.object({ primaries: z.object({ store: z.object({ size_in_bytes: z.number() }) }) }),
});

/** Two nodes share the index without replicas: a collection keeps one copy of the data, too. */
const shards = { number_of_shards: 2, number_of_replicas: 0 };

/** OpenSearch on this machine: two nodes in one Java process. */
export async function openSearchSubject(world: World, jars: string, heap: number): Promise<Subject> {
  const { endpoint, pid, stop } = await startNodes(jars, heap);
  const queue = await startQueue();
  Object.assign(process.env, { SEARCH_ENDPOINT: endpoint, SEARCH_QUEUE: queue.url });
  const client = createClient(endpoint);
  return {
    name: 'OpenSearch',
    async createIndex(kind) {
      const index = `${searchedName(kind)}-1`;
      const { settings, mappings } = indexBody(kind);
      const aliases = { [searchedName(kind)]: {}, [writtenName(kind)]: {} };
      await client.indices.create({
        index,
        body: { settings: { ...settings, ...shards }, mappings, aliases } as never,
      });
      return {
        write: async (entries) => {
          const refused = await writeEntries(client, index, kind, entries, 0);
          if (refused.length > 0) throw new Error(`The engine refused ${refused.length} documents.`);
        },
        finish: async () => {
          await client.indices.refresh({ index });
          await client.indices.flush({ index });
          const { body } = await client.indices.stats({ index, metric: 'store' });
          return { bytes: stored.parse(body)._all.primaries.store.size_in_bytes };
        },
      };
    },
    processorTime: () => ownProcessorTime() + processorTimeOf(pid),
    memory: async () => memoryOf(pid),
    async followChanges() {
      const { handler } = await import('#functions/events/write-search-documents.ts');
      const stopFollowing = await followTable(world);
      let isStopped = false;
      const delivering = (async () => {
        while (!isStopped) {
          const Records = queue.take();
          if (Records.length > 0) await handler({ Records });
          else await pause(10);
        }
      })();
      return async () => {
        isStopped = true;
        await delivering;
        await stopFollowing();
      };
    },
    measureMore: (rareWord) => measureOverhead(client, endpoint, rareWord),
    async stop() {
      queue.stop();
      await stop();
    },
  };
}
