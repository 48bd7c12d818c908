import { indexKeys } from '#functions/data/keys.ts';
import { type NewestOptions, newestCards } from '#functions/data/newest.ts';
import { type AdminProfile, adminProfile } from '#functions/entities/admin/admin-store.ts';
import { type CandidateCard, candidateCard } from '#functions/entities/candidate/candidate-store.ts';
import { type RecruiterCard, recruiterCard } from '#functions/entities/recruiter/recruiter-store.ts';
import type { Page } from '#functions/http/request.ts';

// Each costs 0.5 read units for each 4 KB looked at: about 5 for 50 accounts when hardly any is left out.

/** Candidates' cards in every state, newest first. */
export const newestCandidates = (options: NewestOptions<CandidateCard>): Promise<Page<CandidateCard>> =>
  newestCards(indexKeys.accounts('candidate'), candidateCard, options);

/** Recruiters' cards in every state, newest first. */
export const newestRecruiters = (options: NewestOptions<RecruiterCard>): Promise<Page<RecruiterCard>> =>
  newestCards(indexKeys.accounts('recruiter'), recruiterCard, options);

/** Admins' cards in every state, newest first. */
export const newestAdmins = (options: NewestOptions<AdminProfile['card']>): Promise<Page<AdminProfile['card']>> =>
  newestCards(indexKeys.accounts('admin'), adminProfile.shape.card, options);
