import * as z from 'zod/mini';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { type IndexTask, keepIndex } from '#functions/services/search/opensearch/keep-index.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';

const tasks = z.object({ task: z.enum(['keep', 'compare', 'look', 'rebuild']) });

const client = createClient(setting('SEARCH_ENDPOINT'));

/** A schedule's and a deployment's events name no task. */
const taskOf = (event: unknown): IndexTask => {
  const named = tasks.safeParse(event);
  return named.success ? named.data.task : 'keep';
};

/**
 * Started by a schedule, by a deployment and by the operator: keeps the engine's indexes equal to the table.
 * @returns what was found and done, by kind
 */
export async function handler(event: unknown): Promise<Record<string, unknown>> {
  const report: Record<string, unknown> = {};
  for (const source of searchKinds) report[source.name] = await keepIndex(client, source, taskOf(event), clock.now());
  return report;
}
