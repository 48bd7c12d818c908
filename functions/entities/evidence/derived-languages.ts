import { changedCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import type { StoredEvidence } from './evidence-store.ts';

export const rowsOf = (profile: CandidateProfile): LanguageRow[] =>
  profile.summary.languages as unknown as LanguageRow[];

export const withEvidence = (profile: CandidateProfile, _: StoredEvidence): CandidateProfile =>
  changedCandidate(profile, {});

export const requiredTags = async (_: number): Promise<string[]> => [];
