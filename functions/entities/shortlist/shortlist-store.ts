import * as z from 'zod/mini';
import { indexKeys } from '#functions/data/index-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { partsOf } from '#functions/data/pair-id.ts';
import { readItem } from '#functions/data/query.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import {
  parseShortlistEntry,
  type ShortlistSummary,
  type StoredEntry,
  shortlistSummary,
} from './stored-shortlist-entry.ts';

/** One entry, read consistently (1 read unit), or undefined. */
export async function readEntry(recruiterId: number, candidateId: number): Promise<StoredEntry | undefined> {
  const item = await readItem(keys.shortlistEntry(recruiterId, candidateId));
  return item && parseShortlistEntry(item);
}

/** The same by the entry's id; that of a candidate who is not to be seen counts as none. */
export async function readListedEntry(id: string): Promise<StoredEntry | undefined> {
  const entry = await readEntry(...partsOf(id));
  return entry?.hidden ? undefined : entry;
}

/**
 * A recruiter's entries, of one status where one is given, newest first (about 2 read units for 20). With `matches` it looks at
 * 1000 entries at most (0.5 read units for each 4 KB, about 5 of them).
 */
export const entriesOfRecruiter = (
  recruiterId: number,
  status: ShortlistStatus | undefined,
  page: PageRequest,
  matches?: (entry: ShortlistSummary) => boolean,
): Promise<Page<ShortlistSummary>> =>
  newestSummaries(
    status ? indexKeys.shortlistAtStatus(recruiterId, status) : indexKeys.shortlistOfRecruiter(recruiterId),
    shortlistSummary,
    { page, matches },
  );

const shortlistPlace = z.pick(shortlistSummary, { recruiter_id: true, status: true, shortlisted_at: true, job: true });

/** A candidate's places on shortlists, newest first (0.5 read units for each 4 KB). */
export const shortlistsOfCandidate = (id: number, page: PageRequest): Promise<Page<z.output<typeof shortlistPlace>>> =>
  newestSummaries(indexKeys.shortlistsOfCandidate(id), shortlistPlace, { page });
