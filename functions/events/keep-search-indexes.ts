import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { type IndexReport, type IndexTask, keepIndexes } from '#functions/services/search/opensearch/keep-index.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';
import { minuteMs } from '#shared/domain/time.ts';

const tasks = z.object({ task: z.enum(['keep', 'continue', 'compare', 'look', 'rebuild', 'restart']) });

/** No page is begun later than this before the end of a run. */
const reservedMs = minuteMs;

const client = createClient(setting('SEARCH_ENDPOINT'));

/** The daily schedule's and a deployment's events name no task. */
const taskOf = (event: unknown): IndexTask => {
  const named = tasks.safeParse(event);
  return named.success ? named.data.task : 'keep';
};

/**
 * Started by schedules, by a deployment and by the operator: keeps the engine's indexes equal to the table. What does not
 * end within a run is continued by the following ones.
 * @returns what was found and done, by kind
 */
export async function handler(
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Record<string, IndexReport>> {
  return keepIndexes(client, searchKinds, taskOf(event), {
    now: () => clock.now(),
    hasTime: () => context.getRemainingTimeInMillis() > reservedMs,
  });
}
