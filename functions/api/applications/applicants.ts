import { unpackLanguages } from '#functions/data/packed-languages.ts';
import type { Page } from '#functions/data/page.ts';
import { answeredFields } from '#functions/data/plain-fields.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { auditListRead } from '#functions/entities/audit/read-audit-store.ts';
import { markOf } from '#functions/entities/candidate/visibility.ts';
import { colleagueNames } from '#functions/entities/company/colleague-names.ts';
import type { CountedJob } from '#functions/entities/job/job-store.ts';
import { labelActors, toShownLabels } from '#functions/entities/label/stored-label.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { requireCandidateAccess, unlockedAmong } from '#functions/policies/candidate-access.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import { publicVideo } from '#functions/services/files/public-candidates.ts';
import { videoAddress } from '#functions/services/files/to-candidate.ts';
import type { Applicant, UnmaskedApplicant } from '#shared/contracts/application-answers.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { maxRankedApplicants } from '#shared/domain/hiring-statuses.ts';
import { maskCandidate } from '#shared/domain/redaction/masked-candidate.ts';
import { redactorFor } from '#shared/domain/redaction/redaction.ts';
import { keepFor, type NamesOf } from './applicant-filter.ts';
import { type ProfiledApplication, readNewestApplicants } from './profiled-applications.ts';

/**
 * A page of a job's applicants, in the order of their match when that is requested. Rules and mappings are large: what does
 * not sort starts without them.
 */
async function pageOfApplicants(
  request: Pick<
    PortalRequest<typeof applicationCalls.applicants, CountedJob>,
    'caller' | 'page' | 'now' | 'query' | 'owned'
  >,
  namesOf: NamesOf | 'all',
): Promise<Page<ProfiledApplication>> {
  const { summary } = request.owned.job;
  const keep = await keepFor(request.query, namesOf);
  if (request.query.sort !== 'match')
    return readNewestApplicants(summary.id, request.caller, request.page, { max: maxRankedApplicants, keep });
  return (await import('./rank-by-match.ts')).showByMatch(summary, request, keep);
}

/** The part of an application that both lists of applicants show. */
function applicationParts({ summary, notes, noted, labels }: StoredApplication, nameOf: NoteNames) {
  const { application_id, job_id, status, applied_at, job } = summary;
  const shown = noted && { at: noted.at, name: nameOf(noted.by) };
  return {
    application_id,
    job_id,
    status,
    applied_at,
    job,
    notes,
    ...(shown && { noted: shown }),
    ...toShownLabels(labels, nameOf),
  };
}

/** The name of who wrote a note: of a colleague, or of the founder. */
type NoteNames = (by: number | undefined) => string | null;

/** Who wrote the notes of a page, and gave its labels (0.5 read units for each colleague). An admin sees no founder's name here. */
async function noteNames(
  caller: Caller,
  { summary }: CountedJob['job'],
  page: readonly ProfiledApplication[],
): Promise<NoteNames> {
  const acted = page.flatMap(({ application: { noted, labels } }) => [
    ...(noted?.by === undefined ? [] : [{ at: noted.at, id: noted.by }]),
    ...labelActors(labels),
  ]);
  const names = await colleagueNames(summary.recruiter_id, acted);
  const founder = caller.kind === 'recruiter' ? caller.name : null;
  return (by) => (by === undefined ? founder : (names.get(by) ?? null));
}

/**
 * A job's applicants, masked, with the names of those whom the recruiter has unlocked. Of their files it gives only the
 * address of a video that its owner made public.
 */
export const maskedApplicants: UseCase<typeof applicationCalls.applicants, CountedJob> = async (request) => {
  const { caller, now } = request;
  const namesOf: NamesOf = async (ids) => (await unlockedAmong(caller, ids, now)).named;
  const { items, next } = await pageOfApplicants(request, namesOf);
  const named = await namesOf(items.map(({ profile }) => profile.summary.id));
  const nameOf = await noteNames(caller, request.owned.job, items);
  return { items: await Promise.all(items.map((item) => toApplicant(item, named, nameOf))), next };
};

async function toApplicant(
  { application, profile }: ProfiledApplication,
  named: ReadonlySet<number>,
  nameOf: NoteNames,
): Promise<Applicant> {
  const { summary } = profile;
  const { has_cv, has_video } = summary;
  const video = await publicVideo(profile);
  const message = redactorFor(summary)(application.message);
  const name = named.has(summary.id) ? summary.name : null;
  const languages = unpackLanguages(summary.languages);
  const mark = markOf(summary);
  const candidate = { ...maskCandidate(summary), ...languages, ...mark, name, has_cv, has_video, video };
  return { ...applicationParts(application, nameOf), message, candidate };
}

/**
 * A job's applicants with their contact details and files, for its recruiter when verified and under an active
 * subscription, and for admins.
 * It uses up no view of the plan: applicants came by themselves.
 */
export const unmaskedApplicants: UseCase<typeof applicationCalls.unmaskedApplicants, CountedJob> = async (request) => {
  const { caller, now } = request;
  await requireCandidateAccess(caller, now);
  const { items, next } = await pageOfApplicants(request, 'all');
  await auditListRead(
    caller,
    'candidate',
    items.map(({ profile }) => profile.summary.id),
    now,
  );
  const nameOf = await noteNames(caller, request.owned.job, items);
  return { items: await Promise.all(items.map((item) => toUnmaskedApplicant(item, nameOf))), next };
};

async function toUnmaskedApplicant(
  { application, profile }: ProfiledApplication,
  nameOf: NoteNames,
): Promise<UnmaskedApplicant> {
  const { id, name, email, phone } = profile.summary;
  const languages = unpackLanguages(profile.summary.languages);
  const details = { ...answeredFields(candidateFields, profile.summary), ...languages, ...markOf(profile.summary) };
  const [cv, video] = await Promise.all([fileAddress(profile.cv_key, 'cv'), videoAddress(profile)]);
  const candidate = { id, name, email, phone, ...details, cv, video };
  return { ...applicationParts(application, nameOf), message: application.message, candidate };
}
