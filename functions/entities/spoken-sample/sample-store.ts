import { putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { write } from '#functions/data/write.ts';
import { parseSamples, type SpokenSamples, samplesSchemaVersion } from './stored-samples.ts';

const none: SpokenSamples = { samples: [], prompt: null, issued: { day: '', count: 0 }, version: 0 };

/** A candidate's recordings and open prompt (0.5 read units for each 4 KB; 1 when `consistent`). */
export async function readSamples(candidateId: number, consistent = false): Promise<SpokenSamples> {
  const item = await readItem(keys.samples(candidateId), { consistent });
  return item ? parseSamples(item) : none;
}

/**
 * Changes a candidate's recordings and open prompt (1 read unit, and 1 write unit for each KB). Nothing is written if
 * `change` returns what it got. One item holds everything that a prompt decides, so that its version is the condition
 * of every rule: of concurrent requests each one sees what the others did.
 * @param change may run several times; it throws to refuse the change
 */
export const changeSamples = (
  candidateId: number,
  change: (samples: SpokenSamples) => SpokenSamples,
): Promise<{ before: SpokenSamples; after: SpokenSamples }> =>
  retry(
    async () => {
      const before = await readSamples(candidateId, true);
      const changed = change(before);
      if (changed === before) return { before, after: before };
      const after = { ...changed, version: before.version + 1 };
      const { done } = await write(putSamples(candidateId, after));
      return done ? { before, after } : undefined;
    },
    { baseMs: 25 },
  );

/** The recordings as they are stored, unless they changed since they were read. */
export const putSamples = (candidateId: number, samples: SpokenSamples) =>
  putVersion({
    ...keys.samples(candidateId),
    entity: 'spoken_samples',
    schema_version: samplesSchemaVersion,
    candidate_id: candidateId,
    ...samples,
  });
