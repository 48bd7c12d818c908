import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
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

/** The subjects by key, as they are now (0.5 read units each). */
async function shownSubjects(subjects: readonly SubjectSummary[]): Promise<Map<string, Shown>> {
  const idsOf = (type: ReportedType) => subjects.filter((subject) => subject.type === type).map(({ id }) => id);
  const [jobIds, candidateIds, companyIds] = [idsOf('job'), idsOf('candidate'), idsOf('company')];
  const [jobs, candidates, companies] = await Promise.all([
    jobIds.length > 0 ? readJobs(jobIds) : [],
    candidateIds.length > 0 ? readCandidates(candidateIds) : undefined,
    readRecruiters(companyIds),
  ]);
  const entries: [string, Shown][] = [];
  for (const { summary } of jobs) {
    const { id, title, company_name, is_active } = summary;
    entries.push([subjectKey({ type: 'job', id }), { title, detail: company_name, is_visible: is_active }]);
  }
  for (const { summary } of candidates?.values() ?? []) {
    const { id, masked_name, subtitle } = toMasked(summary);
    const is_visible = summary.state === 'active';
    entries.push([subjectKey({ type: 'candidate', id }), { title: masked_name, detail: subtitle, is_visible }]);
  }
  for (const { id, company_name, verified, state } of companies.values()) {
    const is_visible = verified && state === 'active';
    entries.push([subjectKey({ type: 'company', id }), { title: company_name, detail: '', is_visible }]);
  }
  return new Map(entries);
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

/** The open reports about a subject. The reporter is for admins only. */
export const reportsAbout: UseCase<typeof moderationCalls.reportsAbout> = async ({ params }) => {
  const subject = await readSubject(params.subject, params.id);
  if (!subject) throw new HttpError('NOT_FOUND');
  const [shown, reports] = await Promise.all([shownSubjects([subject]), openReports(subject)]);
  const newest_note = reports.find(({ note }) => note !== '')?.note ?? null;
  return {
    ...toReported(subject, shown.get(subjectKey(subject)) ?? gone, newest_note),
    last_decision: subject.last_decision,
    reports: reports.map(toOpenReport),
  };
};

const toOpenReport = ({ reason, note, created_at, owner }: StoredReport): OpenReport => ({
  reason,
  note,
  created_at,
  reporter: owner ? { type: owner.kind, id: owner.id } : null,
});
