import { announceChanges, type IndexName } from '#functions/data/change-feed/change-feed-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { optionalSetting } from '#functions/platform/env.ts';
import { queueChange } from '#functions/services/search/opensearch/queue-changes.ts';

/**
 * Announces to the search indexes which jobs or candidates changed (4 write units, and a message where the stage has
 * OpenSearch). The indexes read the present state, so announcing twice is harmless.
 * @param references of the requests that changed them, for the lines of what writes to OpenSearch
 */
export async function announce(
  kind: IndexName,
  ids: readonly number[],
  references: readonly string[] = [],
): Promise<void> {
  const sequence = await announceChanges(kind, ids, clock.now());
  const queue = optionalSetting('SEARCH_QUEUE');
  if (queue) await queueChange(queue, { kind, sequence, ids, references });
}
