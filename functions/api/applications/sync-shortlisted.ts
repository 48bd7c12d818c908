import type { PageKey } from '#functions/data/page.ts';
import { openCursor, sealCursor } from '#functions/data/page.ts';
import { applicationsAtStatus } from '#functions/entities/application/application-list-store.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { bringToShortlist } from '#functions/entities/hiring/join-application.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

/** How many applications one call brings to the shortlist: each in a transaction of its own. */
const atOnce = 25;

/**
 * Brings those of the caller's shortlisted applications to the shortlist, newest first, that the stream has not brought there:
 * candidates were not to be seen, or on the shortlist for another job. Repeated and concurrent calls lead to the same shortlist.
 */
export const syncShortlisted: UseCase<typeof applicationCalls.syncShortlisted> = async ({ query, caller, now }) => {
  const binding = `sync-shortlisted ${caller.id}`;
  const page = { limit: atOnce, start: startOf(query.cursor, binding) };
  const { items, next } = await applicationsAtStatus(caller.id, 'shortlisted', page);
  const profiles = await readCandidates(items.map(({ candidate_id }) => candidate_id));
  const counts = { synced: 0, already: 0 };
  for (const application of items) {
    const outcome = await bringToShortlist(application, profiles.get(application.candidate_id), caller, now);
    if (outcome !== 'left out') counts[outcome] += 1;
  }
  return { ...counts, next: next ? sealCursor(next, binding) : null };
};

function startOf(cursor: string | undefined, binding: string): PageKey | undefined {
  const start = cursor === undefined ? undefined : openCursor(cursor, binding);
  if (cursor !== undefined && !start) throw new HttpError('INVALID_CURSOR');
  return start;
}
