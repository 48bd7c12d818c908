import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { isApplicantSeen } from '#functions/entities/candidate/visibility.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { needsOf } from '#functions/services/languages/job-needs.ts';
import type { matchCalls } from '#shared/contracts/matches.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { match } from '#shared/domain/languages/match.ts';
import type { EpochMs } from '#shared/domain/time.ts';

type Calls = typeof matchCalls;

/** Nothing of a match identifies the person: it has levels, tests and tags, as masked profiles show them. */
async function matchOf(candidate: CandidateSummary, { language, language_requirements }: JobSummary, now: EpochMs) {
  const { languages, modes } = unpackLanguages(candidate.languages);
  const needs = await needsOf({ language, language_requirements: unpackRequirements(language_requirements) });
  return match(languages, modes, needs, dayOf(now));
}

/** The caller's languages, read consistently as they may have just changed, against an active job (1.5 read units). */
export const matchOfJob: UseCase<Calls['ofJob']> = async ({ params, caller, now }) => {
  const [found, profile] = await Promise.all([readJob(params.id), readCandidate(caller.id, true)]);
  if (!isPublicJob(found?.job.summary)) throw new HttpError('JOB_NOT_FOUND');
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  return matchOf(profile.summary, found.job.summary, now);
};

/**
 * An applicant's present languages against the present requirements of the caller's job (2 read units). Applicants whom
 * the recruiter must not see are in no list, nor here.
 */
export const matchOfApplication: UseCase<Calls['ofApplication'], StoredApplication> = async ({
  owned,
  caller,
  now,
}) => {
  const { job_id, candidate_id, applied_at } = owned.summary;
  const [found, profile] = await Promise.all([readJob(job_id), readCandidate(candidate_id)]);
  if (!profile || !isApplicantSeen(profile.summary, caller, applied_at)) throw new HttpError('NOT_APPLIED');
  if (!found) throw new HttpError('JOB_NOT_FOUND');
  return matchOf(profile.summary, found.job.summary, now);
};
