import * as z from 'zod/mini';
import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { hasLabel, maxKnownLabels } from '#shared/domain/labels.ts';

const knownLabels = z.object({ labels: z._default(z.set(z.string()), new Set()) });
type KnownLabels = z.output<typeof knownLabels> & { entity: 'known_labels'; schema_version: 1 };

/** The labels that a company has given, to suggest them, by name (1 read unit up to 4 KB). */
export async function readKnownLabels(recruiterId: number): Promise<string[]> {
  const { labels } = knownLabels.parse((await readItem(keys.knownLabels(recruiterId))) ?? {});
  return [...labels].sort();
}

/**
 * Adds labels to those that are suggested to the company, as far as they are new and there is room (1 read unit up to 4 KB; 1 write unit
 * for each KB where one is new). Idempotent; of two at once both are added.
 */
export async function rememberLabels(recruiterId: number, labels: readonly string[]): Promise<void> {
  const known = await readKnownLabels(recruiterId);
  const added = labels.filter((label) => !hasLabel(known, label)).slice(0, maxKnownLabels - known.length);
  if (added.length === 0) return;
  await write(
    updateItem<KnownLabels>(keys.knownLabels(recruiterId), {
      setOnce: { entity: 'known_labels', schema_version: 1 },
      add: { labels: new Set(added) },
    }),
  );
}
