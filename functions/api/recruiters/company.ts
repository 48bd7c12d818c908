import { requireShown } from '#functions/data/edit-version.ts';
import { retry } from '#functions/data/retry.ts';
import { openJobsOfRecruiter } from '#functions/entities/job/job-store.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import { readRecruiter, toCompany, updateCompany } from '#functions/entities/recruiter/recruiter-store.ts';
import { waitAgain } from '#functions/entities/recruiter/send-back.ts';
import type { CompanyDetails, RecruiterProfile } from '#functions/entities/recruiter/stored-recruiter.ts';
import { isCompanyVisible, isPublicCompany } from '#functions/entities/recruiter/visibility.ts';
import { readAnswerHabits } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { allWithNeeds } from '#functions/services/languages/job-needs.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';

/**
 * A company's page with how it answers (1 read unit, 1.5 for its owner). Others get the same response for a
 * company that is not public and one that does not exist.
 */
export const showCompany: UseCase<typeof recruiterCalls.company> = async ({ params, caller }) => {
  const isOwn = caller?.kind === 'recruiter' && caller.id === params.id;
  const [profile, answers] = await Promise.all([readRecruiter(params.id, isOwn), readAnswerHabits(params.id)]);
  if (!profile || !isCompanyVisible(profile.summary, caller)) throw new HttpError('NOT_FOUND');
  return { ...toCompany(profile), ...(answers && { answers }) };
};

/** Replaces the texts of the caller's own page; name and verification do not change here. Who was sent back waits again. */
export const changeCompany: UseCase<typeof recruiterCalls.updateCompany> = async ({ caller, body, now }) => {
  const { about, website, location, version } = body;
  const company = { about, website, location };
  const profile = await (version === undefined
    ? updateCompany(caller.id, company)
    : retry(() => changeShown(caller.id, company, version)));
  if (!profile) throw new HttpError('NOT_FOUND');
  await waitAgain(profile.summary, now);
  return toCompany(profile);
};

/** Changes the texts that a form showed (1 read unit more); undefined when others were written since they were read. */
async function changeShown(
  id: number,
  company: CompanyDetails,
  version: string,
): Promise<RecruiterProfile | undefined> {
  const stored = await readRecruiter(id, true);
  if (!stored) throw new HttpError('NOT_FOUND');
  requireShown(version, stored.company, company);
  return updateCompany(id, company, stored.company);
}

/** The open jobs of a public company (0.5 read units, and 0.5 for each 4 KB of the recruiter's jobs looked at). */
export const listCompanyJobs: UseCase<typeof recruiterCalls.companyJobs> = async ({ params, page, now }) => {
  const profile = await readRecruiter(params.id);
  if (!profile || !isPublicCompany(profile.summary)) return { items: [], next: undefined };
  const { items, next } = await openJobsOfRecruiter(params.id, page, now);
  return { items: await allWithNeeds(toJobSummaries(items, now)), next };
};
