import type { Caller } from '#functions/entities/account/caller.ts';
import { openJobsOfRecruiter } from '#functions/entities/job/job-store.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import { readRecruiter, toCompany, updateCompany } from '#functions/entities/recruiter/recruiter-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { isPublicCompany } from '#functions/policies/public-company.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';

const isOwner = (id: number, caller: Caller | undefined) => caller?.kind === 'recruiter' && caller.id === id;

/**
 * A company's page (0.5 read units, 1 consistent one for its owner). Others get the same response for a
 * company that is not public and one that does not exist.
 */
export const showCompany: UseCase<typeof recruiterCalls.company> = async ({ params, caller }) => {
  const isOwn = isOwner(params.id, caller);
  const profile = await readRecruiter(params.id, isOwn);
  if (!profile || !(isPublicCompany(profile) || isOwn || caller?.kind === 'admin')) throw new HttpError('NOT_FOUND');
  return toCompany(profile);
};

/** Replaces the texts of the caller's own page; name and verification do not change here. */
export const changeCompany: UseCase<typeof recruiterCalls.updateCompany> = async ({ caller, body }) => {
  const { about, website, location } = body;
  const profile = await updateCompany(caller.id, { about, website, location });
  if (!profile) throw new HttpError('NOT_FOUND');
  return toCompany(profile);
};

/** The open jobs of a public company (0.5 read units, and 0.5 for each 4 KB of the recruiter's jobs looked at). */
export const listCompanyJobs: UseCase<typeof recruiterCalls.companyJobs> = async ({ params, page, now }) => {
  const profile = await readRecruiter(params.id);
  if (!profile || !isPublicCompany(profile)) return { items: [], next: undefined };
  const { items, next } = await openJobsOfRecruiter(params.id, page, now);
  return { items: toJobSummaries(items, now), next };
};
