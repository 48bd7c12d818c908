import type { ShortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { shownFilter } from '#functions/services/search/shown-filter.ts';
import { shownPerson } from '#functions/services/search/shown-person.ts';
import type { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { hasLabel } from '#shared/domain/labels.ts';
import { toEntry } from './to-entry.ts';

/** What the list of a shortlist may be narrowed to. */
export type FilterQuery = PortalRequest<typeof shortlistCalls.ofRecruiter>['query'];

/**
 * What the filters beside the status keep. They compare an entry as it is shown to a recruiter who has that access. Comparing languages
 * loads their names.
 */
export async function entryFilter(
  { keyword, language, job_id, label, state }: FilterQuery,
  access: Promise<boolean>,
): Promise<(entry: ShortlistSummary) => boolean> {
  const isOf = (entry: ShortlistSummary) =>
    (state === undefined || stateOf(entry) === state) &&
    (job_id === undefined || entry.job?.id === job_id) &&
    (!label || hasLabel(entry.labels, label));
  if (!keyword && !language) return isOf;
  const matches = await shownFilter({ keyword, language });
  const hasAccess = await access;
  return (entry) => isOf(entry) && matches?.(shownPerson(toEntry(entry, hasAccess).candidate)) !== false;
}
