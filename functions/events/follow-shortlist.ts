import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { partsOf } from '#functions/data/pair-id.ts';
import { itemSchema } from '#functions/data/summary.ts';
import type { ReachedStages } from '#functions/entities/application/reached-stages.ts';
import { recordStages } from '#functions/entities/application/reached-stages-store.ts';
import { shortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { stagesOfEntry } from '#shared/domain/hiring-stages.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { toEpochMs } from '#shared/domain/time.ts';

const entry = itemSchema({
  summary: z.pick(shortlistSummary, { id: true, job: true, status: true, notes: true, shortlisted_at: true }),
});
type Entry = z.output<typeof entry>['summary'];

/** When an entry first reached its stages: shortlisted when it was made, the others by the lines of its timeline. */
export function stagesReached({ notes, shortlisted_at }: Entry): ReachedStages {
  const stages: ReachedStages = {};
  const moves = [{ status: 'active' as const, at: shortlisted_at }, ...parseTimeline(notes)];
  for (const { status, at } of moves) {
    if (status === null || at < shortlisted_at) continue;
    // Notes are free text: a line may have a date that no calendar has, such as 31 February.
    for (const stage of stagesOfEntry(status)) stages[stage] ??= dayOf(toEpochMs(at));
  }
  return stages;
}

/** Records in the application for an entry's job which stages the person reached on the shortlist. */
export async function followShortlist({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'shortlist_entry' || !after) return;
  const { summary } = entry.parse(after);
  if (!summary.job || (before && entry.parse(before).summary.status === summary.status)) return;
  const [recruiterId, candidateId] = partsOf(summary.id);
  await recordStages(summary.job.id, candidateId, recruiterId, stagesReached(summary));
}
