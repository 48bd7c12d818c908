import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import {
  type CandidateChange,
  changedCandidate,
  readCandidate,
  replaceCandidate,
} from '#functions/entities/candidate/candidate-store.ts';
import { changedLanguages } from '#functions/entities/candidate/changed-languages.ts';
import { languagesOf } from '#functions/entities/candidate/stated-languages.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { readEvidence, type StoredEvidence, toEvidence } from './evidence-store.ts';

/** What is stored before a change. */
export interface BeforeChange extends StoredEvidence {
  profile: CandidateProfile;
}

/** A change of what vouches for a candidate's languages. */
export interface EvidenceChange<Outcome> {
  outcome: Outcome;
  /** Absent: nothing is to be written. */
  writes?: Writes;
  /** What is stored after the writes. */
  after?: StoredEvidence;
  /** What else changes of the profile. */
  change?: Pick<CandidateChange, 'rejected_numbers'>;
  /** Refuses the change when one of its writes fails; another failure is tried again. */
  refuse?: (failed: string, item: Record<string, unknown> | undefined) => Promise<void>;
}

/**
 * Changes certificates or attestations, and in the same transaction the evidence in the candidate's languages (2 read
 * units an attempt; a profile is written with its two indexes). The profile's version serialises all changes of one
 * candidate: each sees everything that vouches for them, so bounds on their number hold, and the evidence never disagrees
 * with it.
 * @param plan decides from what is stored; it may run several times
 * @returns undefined when there is no such candidate
 */
export const changeEvidence = <Outcome>(
  candidateId: number,
  plan: (before: BeforeChange) => EvidenceChange<Outcome> | Promise<EvidenceChange<Outcome>>,
): Promise<Outcome | undefined> =>
  retry<{ outcome: Outcome | undefined }>(
    async () => {
      const profile = await readCandidate(candidateId, true);
      if (!profile) return { outcome: undefined };
      const evidence = await readEvidence(candidateId);
      const { outcome, writes, after, refuse, ...planned } = await plan({ profile, ...evidence });
      if (!writes || !after) return { outcome };
      const change = { ...planned.change, ...changedLanguages(profile, languagesOf(profile), toEvidence(after)) };
      const result = await transact({ ...writes, profile: replaceCandidate(changedCandidate(profile, change)) });
      if (result.done) return { outcome };
      await refuse?.(result.failed, result.item);
      return undefined;
    },
    { attempts: 8, baseMs: 15 },
  ).then(({ outcome }) => outcome);
