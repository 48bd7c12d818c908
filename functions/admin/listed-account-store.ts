import { type CandidateCard, candidateCard } from '#functions/candidates/candidate-store.ts';
import { indexKeys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import { type RecruiterCard, recruiterCard } from '#functions/recruiters/recruiter-store.ts';
import type { Page, PortalRequest } from '#functions/runtime/request.ts';

type Paging = PortalRequest['page'];

/** Candidates' cards in every state, newest first; `matches` keeps some (0.5 read units for each 4 KB looked at). */
export const newestCandidates = (
  page: Paging,
  matches: ((card: CandidateCard) => boolean) | undefined,
): Promise<Page<CandidateCard>> => newestCards(indexKeys.accounts('candidate'), candidateCard, { page, matches });

/** Recruiters' cards in every state, newest first; `matches` keeps some (0.5 read units for each 4 KB looked at). */
export const newestRecruiters = (
  page: Paging,
  matches: ((card: RecruiterCard) => boolean) | undefined,
): Promise<Page<RecruiterCard>> => newestCards(indexKeys.accounts('recruiter'), recruiterCard, { page, matches });
