import { unpackLanguages } from '#functions/data/packed-languages.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { applicationsForJob } from '#functions/entities/application/application-list-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { auditListRead } from '#functions/entities/audit/read-audit-store.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { requireCandidateAccess, requireVerified, unlockedAmong } from '#functions/policies/candidate-access.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import { videoAddress } from '#functions/services/files/to-candidate.ts';
import type { Applicant, applicationCalls, UnmaskedApplicant } from '#shared/contracts/applications.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { maskCandidate } from '#shared/domain/masked-candidate.ts';
import { redactorFor } from '#shared/domain/redaction.ts';
import { toIso } from '#shared/domain/time.ts';
import { requireOwnJob } from './own-job.ts';
import type { ProfiledApplication } from './rank-by-match.ts';

/**
 * A page of a job's applications with the candidates' present profiles (0.5 read units each, beside the page's own).
 * Candidates who are deleted or deactivated are left out, so that a page may be short and still have a next one.
 */
async function applicantsOfJob(jobId: number, page: PageRequest): Promise<Page<ProfiledApplication>> {
  const { items, next } = await applicationsForJob(jobId, page);
  const profiles = await readCandidates(items.map(({ summary }) => summary.candidate_id));
  const found = items.flatMap((application) => {
    const profile = profiles.get(application.summary.candidate_id);
    return profile?.summary.state === 'active' ? [{ application, profile }] : [];
  });
  return { items: found, next };
}

/**
 * The applicants of one page whose languages meet most of the job's requirements first. Without a further read: pages
 * stay as they are, so that a job with up to 100 applicants is in order as a whole. The order is recorded: about 2 write
 * units for 20 applicants.
 */
async function sortedByMatch(
  items: readonly ProfiledApplication[],
  job: JobSummary,
  { caller, page, now }: Pick<PortalRequest<typeof applicationCalls.applicants>, 'caller' | 'page' | 'now'>,
) {
  // Rules and mappings are large: other calls of the domain start without them.
  const { showByMatch } = await import('./rank-by-match.ts');
  return showByMatch(items, {
    job_id: job.id,
    viewer: { type: caller.type, id: caller.id },
    day: dayOf(now),
    shown_at: toIso(now),
    requirements: job.language_requirements,
    is_first_page: page.start === undefined,
  });
}

/** The part of an application that both lists of applicants show. */
function applicationParts({ summary, notes }: StoredApplication) {
  const { application_id, job_id, status, applied_at, job } = summary;
  return { application_id, job_id, status, applied_at, job, notes };
}

/**
 * A job's applicants, masked, with the names of those whom the recruiter has unlocked. Of their files it gives only the
 * address of a video that its owner made public.
 */
export const maskedApplicants: UseCase<typeof applicationCalls.applicants> = async (request) => {
  const { params, query, caller, page, now } = request;
  const job = await requireOwnJob(params.id, caller);
  const { items: found, next } = await applicantsOfJob(params.id, page);
  const items = query.sort === 'match' ? await sortedByMatch(found, job, request) : found;
  const { named } = await unlockedAmong(
    caller,
    items.map(({ profile }) => profile.summary.id),
    now,
  );
  return { items: await Promise.all(items.map((item) => toApplicant(item, named))), next };
};

async function toApplicant(
  { application, profile: { summary, video_key } }: ProfiledApplication,
  named: ReadonlySet<number>,
): Promise<Applicant> {
  const { has_cv, has_video, video_public } = summary;
  const video = video_public ? await fileAddress(video_key, 'video') : null;
  const message = redactorFor(summary)(application.message);
  const name = named.has(summary.id) ? summary.name : null;
  const languages = unpackLanguages(summary.languages);
  const candidate = { ...maskCandidate(summary), ...languages, name, has_cv, has_video, video };
  return { ...applicationParts(application), message, candidate };
}

/**
 * A job's applicants with their contact details and files, for its recruiter when verified and under an active
 * subscription, and for admins.
 * It uses up no view of the plan: applicants came by themselves.
 */
export const unmaskedApplicants: UseCase<typeof applicationCalls.unmaskedApplicants> = async (request) => {
  const { params, caller, page, now } = request;
  requireVerified(caller);
  await requireOwnJob(params.id, caller);
  await requireCandidateAccess(caller, now);
  const { items, next } = await applicantsOfJob(params.id, page);
  await auditListRead(
    caller,
    'candidate',
    items.map(({ profile }) => profile.summary.id),
    now,
  );
  return { items: await Promise.all(items.map(toUnmaskedApplicant)), next };
};

async function toUnmaskedApplicant({ application, profile }: ProfiledApplication): Promise<UnmaskedApplicant> {
  const { id, name, email, phone, address } = profile.summary;
  const { subtitle, skills, language, location, experience } = profile.summary;
  const languages = unpackLanguages(profile.summary.languages);
  const details = { subtitle, skills, language, ...languages, location, experience };
  const [cv, video] = await Promise.all([fileAddress(profile.cv_key, 'cv'), videoAddress(profile)]);
  const candidate = { id, name, email, phone, address, ...details, cv, video };
  return { ...applicationParts(application), message: application.message, candidate };
}
