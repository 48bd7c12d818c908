import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys, partsOfPlace } from '#functions/data/index-keys.ts';
import { anyOf, checkItem, insertItem, is, isAbsent, isNot, putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { type NewestOptions, newestSummaries } from '#functions/data/newest.ts';
import { packLanguages } from '#functions/data/packed-languages.ts';
import type { Page, PageKey } from '#functions/data/page.ts';
import { leaveOut, type OnUnreadable, parseEach } from '#functions/data/parse-each.ts';
import { storedFields } from '#functions/data/plain-fields.ts';
import { readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { candidateFields, type signupCandidateFields } from '#shared/domain/candidate-fields.ts';
import { usualValues } from '#shared/domain/plain-fields.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import {
  type CandidateProfile,
  type CandidateSummary,
  candidateSchemaVersion,
  candidateSummary,
  parseCandidate,
} from './stored-candidate.ts';
import { isListed } from './visibility.ts';

/** What the sign-up form contains about a candidate. */
export type NewCandidate = Pick<
  CandidateSummary,
  'id' | 'name' | 'email' | 'phone' | keyof typeof signupCandidateFields | 'created_at'
> &
  Partial<Pick<CandidateSummary, 'profile_public'>>;

/** The stored item; only active candidates who are looking are in the index of visible candidates. */
function itemOf(profile: CandidateProfile) {
  const { id, created_at } = profile.summary;
  return {
    ...keys.profile('candidate', id),
    entity: 'candidate',
    schema_version: candidateSchemaVersion,
    ...(isListed(profile.summary) ? indexKeys.visibleCandidates(created_at, id) : {}),
    ...indexKeys.accounts('candidate', created_at, id),
    ...toItem(profile),
  };
}

/** The profile of a new, active candidate. */
export const newCandidate = (candidate: NewCandidate): CandidateProfile => ({
  summary: {
    ...storedFields(candidateFields, usualValues(candidateFields)),
    profile_public: false,
    ...candidate,
    languages: packLanguages({ languages: [], modes: [] }),
    avatar: null,
    has_cv: false,
    has_video: false,
    video_public: false,
    paused: false,
    in_showcase: true,
    blocks: [],
    state: 'active',
  },
  version: 1,
});

/**
 * The write of a new, active candidate's profile (6 write units inside a transaction up to 1 KB: 2, and 2 an index).
 */
export const putNewCandidate = (candidate: NewCandidate): TransactionItem =>
  insertItem(itemOf(newCandidate(candidate)));

/** What may change of a profile. */
export interface CandidateChange {
  summary?: Partial<Omit<CandidateSummary, 'id' | 'created_at' | 'has_cv' | 'has_video'>> | undefined;
  /** Null: the profile has no such file any more. */
  cv_key?: string | null | undefined;
  video_key?: string | null | undefined;
  /** Null: no certificate has a number any more. */
  certificate_numbers?: Record<string, string> | null | undefined;
  /** Null: there are none any more. */
  attested_claims?: CandidateProfile['attested_claims'] | null;
  /** Replaces a video file, as a file replaces it. */
  video_platform_id?: string | undefined;
  rejected_numbers?: CandidateProfile['rejected_numbers'];
  /** Of a save by the owner: with this one. */
  saves?: CandidateProfile['saves'];
  first_steps_hidden?: boolean | undefined;
}

/** The video after a change: a file or one of the platform, never both. */
const changedVideo = (
  { video_key, video_platform_id }: Pick<CandidateProfile, 'video_key' | 'video_platform_id'>,
  change: CandidateChange,
) => {
  if (change.video_platform_id !== undefined) return { video_platform_id: change.video_platform_id };
  if (change.video_key === undefined) return { video_key, video_platform_id };
  return { video_key: change.video_key ?? undefined };
};

/** The profile as it is after a change. */
export function changedCandidate(profile: CandidateProfile, change: CandidateChange): CandidateProfile {
  const cv_key = change.cv_key === undefined ? profile.cv_key : (change.cv_key ?? undefined);
  const { video_key, video_platform_id } = changedVideo(profile, change);
  const numbers = change.certificate_numbers === undefined ? profile.certificate_numbers : change.certificate_numbers;
  const attested = change.attested_claims === undefined ? profile.attested_claims : change.attested_claims;
  return {
    summary: {
      ...profile.summary,
      ...change.summary,
      has_cv: cv_key !== undefined,
      has_video: video_key !== undefined || video_platform_id !== undefined,
    },
    cv_key,
    video_key,
    video_platform_id,
    certificate_numbers: numbers ?? undefined,
    attested_claims: attested ?? undefined,
    rejected_numbers: change.rejected_numbers ?? profile.rejected_numbers,
    saves: change.saves ?? profile.saves,
    first_steps_hidden: (change.first_steps_hidden ?? profile.first_steps_hidden) || undefined,
    version: profile.version + 1,
  };
}

/** The write of a changed profile (from `changedCandidate`). It fails when the profile changed since it was read. */
export const replaceCandidate = (changed: CandidateProfile): TransactionItem => putVersion(itemOf(changed));

/**
 * The check that a candidate is active, and for guests in the public list (2 write units in a transaction).
 */
export const requireVisibleCandidate = (id: number, inPublic: boolean): TransactionItem =>
  checkItem<CandidateProfile>(keys.profile('candidate', id), {
    when: {
      'summary.state': is('active'),
      'summary.profile_public': inPublic ? is(true) : undefined,
      'summary.paused': inPublic ? anyOf<boolean>(isAbsent, isNot(true)) : undefined,
    },
  });

/** Active candidates, newest first (1.5 read units for 20 without filter, up to 600 bytes each). */
export const visibleCandidates = (options: NewestOptions<CandidateSummary>): Promise<Page<CandidateSummary>> =>
  newestSummaries(indexKeys.visibleCandidates(), candidateSummary, options);

/** Candidates in every state, newest first (0.5 read units for each 4 KB looked at). */
export const newestCandidates = (options: NewestOptions<CandidateSummary>): Promise<Page<CandidateSummary>> =>
  newestSummaries(indexKeys.accounts('candidate'), candidateSummary, options);

/**
 * A candidate's profile in whatever state, or undefined.
 * 0.5 read units up to 4 KB; 1 when `consistent`.
 */
export async function readCandidate(id: number, consistent = false): Promise<CandidateProfile | undefined> {
  const item = await readItem(keys.profile('candidate', id), { consistent });
  return item && parseCandidate(item);
}

/**
 * The profiles of up to 100 candidates by id; absent ones are missing.
 * 0.5 read units each up to 4 KB; 1 when `consistent`.
 * @param onUnreadable receives profiles that cannot be read, which are missing; absent: the first one is thrown
 */
export async function readCandidates(
  ids: readonly number[],
  consistent = false,
  onUnreadable?: OnUnreadable,
): Promise<Map<number, CandidateProfile>> {
  const wanted = [...new Set(ids)].map((id) => keys.profile('candidate', id));
  const items = await batchGet(wanted, consistent);
  const profiles = parseEach(items, parseCandidate, onUnreadable);
  return new Map(profiles.map((profile) => [profile.summary.id, profile]));
}

/** The same for lists, which leave out what cannot be read. */
export const readableCandidates = (ids: readonly number[]): Promise<Map<number, CandidateProfile>> =>
  readCandidates(ids, false, leaveOut);

/** The key at which the list of visible candidates goes on after a candidate. */
export const visibleCandidateKey = (at: IsoInstant, id: number): PageKey => ({
  ...keys.profile('candidate', id),
  ...indexKeys.visibleCandidates(at, id),
});

/** The candidate after which the list of visible candidates goes on at a key; the inverse of `visibleCandidateKey`. */
export function visibleCandidateAt(key: PageKey): { at: IsoInstant; id: number } {
  const { at, id } = partsOfPlace(String(key.GSI1SK));
  return { at, id: Number(id) };
}
