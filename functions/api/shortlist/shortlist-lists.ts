import { type Caller, colleagueOf } from '#functions/entities/account/caller.ts';
import { readableCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked, sightOf } from '#functions/entities/candidate/visibility.ts';
import { readStatusCounts } from '#functions/entities/shortlist/shortlist-stats-store.ts';
import { entriesOfRecruiter } from '#functions/entities/shortlist/shortlist-store.ts';
import type { ShortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { accessRefusal } from '#functions/policies/candidate-access.ts';
import type { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { statusOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import type { FilterQuery } from './entry-filter.ts';
import { readBeside, toEntry } from './to-entry.ts';

/**
 * The recruiter's pipeline, newest first (3 read units for 20 entries, 0.5 for each that shows contact details, of a colleague for each, and
 * those of `readEntryClocks`). The stream hides entries of candidates who are not to be seen; what is shown is checked again here
 * (`withSeenCandidates`), so that a page may be short and still have a next one.
 */
export const shortlistOfRecruiter: UseCase<typeof shortlistCalls.ofRecruiter> = async (request) => {
  const { params, query, page, caller, now } = request;
  const entitlement = readEntitlement(params.id);
  const access = entitlement.then((found) => accessRefusal(caller, found, now) === undefined);
  const [{ items, next }, hasAccess] = await Promise.all([
    filterOf(query, access).then((matches) =>
      entriesOfRecruiter(params.id, query.state ? statusOf(query.state) : query.status, page, matches),
    ),
    access,
  ]);
  const shown = await withSeenCandidates(items, caller, hasAccess);
  const beside = await readBeside(caller, shown);
  return { items: shown.map((entry) => toEntry(entry, hasAccess, beside)), next };
};

/** Whether a state is part of a status. */
const isFine = (state: PipelineState | undefined) => state === 'contacted' || state === 'interview';

/** What the filters beside the status keep; undefined without any, and without loading their code. */
async function filterOf(query: FilterQuery, access: Promise<boolean>) {
  const isFiltered =
    query.keyword || query.language || query.label || query.job_id !== undefined || isFine(query.state);
  return isFiltered ? await (await import('./entry-filter.ts')).entryFilter(query, access) : undefined;
}

/**
 * Entries that are shown. The stream hides them by what the founder may see: a colleague's own mail domain may be blocked besides, so that all
 * of theirs are checked.
 */
async function withSeenCandidates(entries: readonly ShortlistSummary[], caller: Caller, hasAccess: boolean) {
  const isFull = ({ unlocked }: ShortlistSummary) => unlocked && hasAccess;
  const isChecked = (entry: ShortlistSummary) => colleagueOf(caller) !== undefined || isFull(entry);
  const profiles = await readableCandidates(entries.filter(isChecked).map(({ candidate }) => candidate.id));
  const isSeen = (entry: ShortlistSummary) => {
    const summary = profiles.get(entry.candidate.id)?.summary;
    if (!isFull(entry)) return summary !== undefined && !isBlocked(summary, caller);
    return summary && sightOf(summary, caller, { unlocked: true, hasAccess }) === 'full';
  };
  return entries.filter((entry) => !isChecked(entry) || isSeen(entry));
}

/** How many candidates have each status (1 read unit). */
export const shortlistStats: UseCase<typeof shortlistCalls.stats> = async ({ params }) => {
  const { active, contacted, interview, interviewed, hired, rejected } = await readStatusCounts(params.id);
  const total = active + contacted + interviewed + hired + rejected;
  return {
    stats: {
      total_shortlisted: total,
      active_shortlisted: active,
      contacted,
      ...(interview > 0 && { interview }),
      interviewed,
      hired,
      rejected,
    },
  };
};
