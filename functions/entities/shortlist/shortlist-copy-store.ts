import * as z from 'zod/mini';
import { fanOut } from '#functions/data/fan-out/fan-out.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { type Change, is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { PageKey } from '#functions/data/page.ts';
import { fieldsOf } from '#functions/data/plain-fields.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { latestApplicationOf } from '#functions/entities/application/application-list-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { isBlocked, isListed, needsApplication, sightOf } from '#functions/entities/candidate/visibility.ts';
import { openCandidateFields } from '#shared/domain/candidate-fields.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { listPlaces } from './entry-writes.ts';
import { countEntry } from './shortlist-stats-store.ts';
import { readEntry } from './shortlist-store.ts';
import { type ShortlistSummary, type StoredEntry, shortlistSummary } from './stored-shortlist-entry.ts';

const entryOwner = z.pick(shortlistSummary, { recruiter_id: true });

/** The part of a candidate that an entry copies. */
export function copyOf(summary: CandidateSummary): ShortlistSummary['candidate'] {
  const { id, name, email, phone, languages, has_video, paused } = summary;
  return { id, name, email, phone, ...fieldsOf(openCandidateFields, summary), languages, has_video, paused };
}

/** The candidate's present state, to copy. */
interface Source {
  copy: ShortlistSummary['candidate'];
  /** Version of the profile that was copied. */
  version: number;
  summary: CandidateSummary;
}

async function sourceOf(candidateId: number): Promise<Source | undefined> {
  const profile = await readCandidate(candidateId, true);
  if (!profile) return undefined;
  return { copy: copyOf(profile.summary), version: profile.version, summary: profile.summary };
}

/**
 * Whether the entry's recruiter must not see the candidate. It reads the recruiter's address and what connects the two only
 * where that decides (1 read unit each).
 */
async function isHiddenFrom(
  { summary: { recruiter_id, unlocked } }: StoredEntry,
  summary: CandidateSummary,
): Promise<boolean> {
  if (isListed(summary) && summary.blocks.length === 0) return false;
  if (!isInUse(summary)) return true;
  const recruiter = summary.blocks.length === 0 ? undefined : await readAccount('recruiter', recruiter_id);
  const viewer = { kind: 'recruiter', id: recruiter_id, email: recruiter?.email ?? '' } as const;
  if (isBlocked(summary, viewer)) return true;
  const appliedAt = needsApplication(summary, unlocked)
    ? await latestApplicationOf(summary.id, recruiter_id)
    : undefined;
  return sightOf(summary, viewer, { unlocked, appliedAt }) === 'hidden';
}

/**
 * Refreshes the entries with this candidate (1 read unit and about 4 write units an entry, 12 for one
 * that is hidden or shown again). The candidate is read now, so that repeated and late calls never restore an older
 * state.
 * @param start the key after which an earlier run stopped; undefined: the beginning
 * @returns the key after which another run continues, undefined when all are refreshed
 */
export async function refreshCopiesOf(candidateId: number, start?: PageKey): Promise<PageKey | undefined> {
  const source = await sourceOf(candidateId);
  if (!source) return undefined;
  return await fanOut(
    (page) => newestSummaries(indexKeys.shortlistsOfCandidate(candidateId), entryOwner, { page }),
    ({ recruiter_id }) => writeCopy(recruiter_id, source),
    start,
  );
}

/** Refreshes one entry, as its candidate may have changed while it was written (2 read units, about 4 write units). */
export async function refreshCopy(recruiterId: number, candidateId: number): Promise<void> {
  const source = await sourceOf(candidateId);
  if (source) await writeCopy(recruiterId, source);
}

/** Writes nothing when the entry is deleted, or has this or a newer copy. */
async function writeCopy(recruiterId: number, source: Source): Promise<void> {
  await retry(async () => {
    const entry = await readEntry(recruiterId, source.copy.id);
    if (!entry || (entry.candidate_version ?? 0) >= source.version) return true;
    const isHidden = await isHiddenFrom(entry, source.summary);
    const isWritten =
      entry.hidden === isHidden
        ? (await write(copyUpdate(entry, source))).done
        : await moveEntry(entry, source, isHidden);
    // Otherwise the entry was changed meanwhile.
    return isWritten || undefined;
  });
}

/** Hides the entry from the recruiter's lists and counts, or shows it again. */
async function moveEntry(entry: StoredEntry, source: Source, isHidden: boolean): Promise<boolean> {
  const places = listPlaces(entry.summary);
  const { done } = await transact({
    entry: copyUpdate(entry, source, {
      set: { hidden: isHidden, version: entry.version + 1, ...(isHidden ? {} : places) },
      remove: isHidden ? ['GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK'] : [],
    }),
    count: countEntry(entry.summary.recruiter_id, stateOf(entry.summary), isHidden ? -1 : 1),
  });
  return done;
}

/** The update of the copy and what else changes; its condition fails when the entry changed since it was read. */
const copyUpdate = (
  { summary, version, candidate_version: seen }: StoredEntry,
  source: Source,
  { set, remove = [] }: Pick<Change<StoredEntry>, 'set' | 'remove'> = {},
) =>
  updateItem<StoredEntry>(keys.shortlistEntry(summary.recruiter_id, summary.candidate.id), {
    set: { 'summary.candidate': source.copy, candidate_version: source.version, ...set },
    remove,
    when: { version: is(version), candidate_version: seen === undefined ? isAbsent : is(seen) },
  });
