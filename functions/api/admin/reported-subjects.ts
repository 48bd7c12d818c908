import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import { isPublicCompany } from '#functions/entities/recruiter/visibility.ts';
import {
  newestNotes,
  openReports,
  openSubjects,
  readSubject,
  subjectKey,
} from '#functions/entities/report/report-store.ts';
import type { StoredReport, SubjectSummary } from '#functions/entities/report/stored-report.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { moderationCalls, OpenReport, ReportedSubject } from '#shared/contracts/moderation.ts';
import { type ReportedType, reportReasons } from '#shared/domain/reports.ts';

/** What admins see of a subject besides its reports. Candidates are masked: a decision needs no contact details. */
type Shown = Pick<ReportedSubject, 'title' | 'detail' | 'is_visible'>;

const gone: Shown = { title: null, detail: '', is_visible: false };

type ShownByKey = [key: string, shown: Shown][];

async function shownJobs(ids: readonly number[]): Promise<ShownByKey> {
  const jobs = await readJobs(ids);
  return jobs.map(({ summary }) => [
    subjectKey({ type: 'job', id: summary.id }),
    { title: summary.title, detail: summary.company_name, is_visible: isPublicJob(summary) },
  ]);
}

async function shownCandidates(ids: readonly number[]): Promise<ShownByKey> {
  const candidates = await readCandidates(ids);
  // Masking with its patterns loads with the first reported candidate.
  const { toMasked } = await import('#functions/entities/candidate/to-masked.ts');
  return [...candidates.values()].map(({ summary }) => {
    const { id, masked_name, subtitle } = toMasked(summary);
    const shown = { title: masked_name, detail: subtitle, is_visible: isInUse(summary) };
    return [subjectKey({ type: 'candidate', id }), shown];
  });
}

async function shownCompanies(ids: readonly number[]): Promise<ShownByKey> {
  const recruiters = await readRecruiters(ids);
  return [...recruiters.values()].map((company) => [
    subjectKey({ type: 'company', id: company.id }),
    { title: company.company_name, detail: '', is_visible: isPublicCompany(company) },
  ]);
}

/** The subjects by key, as they are now (0.5 read units each). */
async function shownSubjects(subjects: readonly SubjectSummary[]): Promise<Map<string, Shown>> {
  const idsOf = (type: ReportedType) => subjects.filter((subject) => subject.type === type).map(({ id }) => id);
  const shown = await Promise.all([
    shownJobs(idsOf('job')),
    shownCandidates(idsOf('candidate')),
    shownCompanies(idsOf('company')),
  ]);
  return new Map(shown.flat());
}

function toReported(subject: SubjectSummary, shown: Shown, newest_note: string | null): ReportedSubject {
  const { type, id, open, oldest_at, newest_at, version } = subject;
  const reasons = reportReasons
    .map((reason) => ({ reason, count: subject.reasons[reason] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count);
  return { subject: { type, id }, ...shown, open_reports: open, reasons, newest_note, oldest_at, newest_at, version };
}

/**
 * Jobs, candidates and company pages with open reports, the oldest report first (1 read unit for each, besides the list).
 */
export const listReported: UseCase<typeof moderationCalls.reported> = async ({ page }) => {
  const { items, next } = await openSubjects(page);
  const [shown, notes] = await Promise.all([shownSubjects(items), newestNotes(items)]);
  return {
    items: items.map((subject) => {
      const key = subjectKey(subject);
      return toReported(subject, shown.get(key) ?? gone, notes.get(key) ?? null);
    }),
    next,
  };
};

/** The open reports about a subject, and the messages of a thread that one of them is about. The reporter is for admins only. */
export const reportsAbout: UseCase<typeof moderationCalls.reportsAbout> = async ({ params, query, caller, now }) => {
  const subject = await readSubject(params.subject, params.id);
  if (!subject) throw new HttpError('NOT_FOUND');
  const [shown, reports] = await Promise.all([shownSubjects([subject]), openReports(subject)]);
  const { thread } = query;
  if (thread !== undefined && !reports.some((report) => report.thread === thread)) throw new HttpError('NOT_FOUND');
  const newest_note = reports.find(({ note }) => note !== '')?.note ?? null;
  return {
    ...toReported(subject, shown.get(subjectKey(subject)) ?? gone, newest_note),
    last_decision: subject.last_decision,
    reports: reports.map(toOpenReport),
    ...(thread !== undefined && {
      messages: await (await import('./reported-messages.ts')).readReportedMessages(caller, thread, now),
    }),
  };
};

const toOpenReport = ({ reason, note, created_at, owner, thread }: StoredReport): OpenReport => ({
  reason,
  note,
  created_at,
  reporter: owner ? { type: owner.kind, id: owner.id } : null,
  ...(thread !== undefined && { thread }),
});
