import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';

const key = z.object({ PK: z.string(), SK: z.string() });

/**
 * Takes out of a new record of a ranking whoever's application was deleted while the ranking was made, or before it was
 * restored from a backup (1 read unit, and 1 for each applicant).
 */
export async function followRankings({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'ranking_record' || before || !after) return;
  // Loaded only here, as in `followApplications`.
  const { forgetGoneApplicants } = await import('#functions/entities/ranking/forget-applicants.ts');
  await forgetGoneApplicants(key.parse(after));
}
