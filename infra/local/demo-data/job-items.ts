import { pairOf } from '#functions/data/pair-id.ts';
import { toItem } from '#functions/data/summary.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import { notedNow } from '#functions/entities/application/noted.ts';
import { fieldOf } from '#functions/entities/application/reached-stages.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { storedJobFields } from '#functions/entities/job/form-fields.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import { jobViewWrites } from '#functions/entities/view/view-store.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { applicationAt } from '#shared/domain/hiring-pipeline.ts';
import { type HiringStage, stagesOfApplication, stagesOfEntry } from '#shared/domain/hiring-stages.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { DemoApplication, DemoJob, DemoJobView, DemoPageView, DemoShortlistEntry } from './demo-types.ts';
import { type CountedCall, type ItemVersion, itemOf, versionsAt } from './item-version.ts';

/** The item of a posted job, with its summary for other items. */
export const jobItem = (
  { created_at, ...fields }: DemoJob,
  id: number,
  { id: recruiter_id, name, company_name, email }: RecruiterSummary,
): { job: StoredJob; version: ItemVersion } => {
  const { summary, ...texts } = storedJobFields({ ...fields, recruiter_id }, created_at);
  const job: StoredJob = {
    summary: { ...summary, id, recruiter_id, company_name, created_at: toIso(created_at) },
    ...texts,
    recruiter: { name, company_name, email },
    ...(summary.is_active ? { published: true } : {}),
    version: 1,
  };
  return { job, version: { at: created_at, item: itemOf({ Put: newJobPut(job) }) } };
};

/** The items of a candidate's first view of a job. */
export const jobViewItems = ({ viewed_at }: DemoJobView, job: StoredJob, candidate: CandidateSummary): ItemVersion[] =>
  versionsAt(viewed_at, jobViewWrites(job.summary.id, candidate.id, viewed_at));

/** What a view of a job's page counts. */
export const pageViewCounts = ({ viewed_at: at }: DemoPageView, { summary }: StoredJob): CountedCall[] =>
  (
    [
      { kind: 'job', id: summary.id },
      { kind: 'recruiter', id: summary.recruiter_id },
    ] as const
  ).map((of) => ({ at, figures: { of, day: dayOf(at), add: { views: 1 } } }));

/** A later state of an application: its own answer, or that of the shortlist's entry for it. */
interface Answer extends Pick<DemoApplication, 'status' | 'notes'> {
  at: EpochMs;
  stages: readonly HiringStage[];
}

/** The states after the application was made: an entry on the shortlist decides, and leaves a note with its last change. */
function answersOf({ status, notes, changed_at }: DemoApplication, entry: DemoShortlistEntry | undefined): Answer[] {
  if (!entry) {
    return status === 'applied' ? [] : [{ at: changed_at, status, notes, stages: stagesOfApplication(status) }];
  }
  const added = { at: entry.shortlisted_at, status: applicationAt.active, notes: '', stages: stagesOfEntry('active') };
  if (entry.status === 'active') return [added];
  const { status: state, change_notes } = entry;
  const moved = {
    at: entry.changed_at,
    status: applicationAt[state],
    notes: change_notes,
    stages: stagesOfEntry(state),
  };
  return [added, moved];
}

/** An application, and its later versions when the status has changed and stages were reached. */
export const applicationItems = (
  made: DemoApplication,
  job: StoredJob,
  candidate: CandidateSummary,
  entry: DemoShortlistEntry | undefined,
): ItemVersion[] => {
  const { applied_at } = made;
  const { id, title, company_name, location, language, job_type, recruiter_id } = job.summary;
  const summary = {
    application_id: pairOf(id, candidate.id),
    job_id: id,
    candidate_id: candidate.id,
    recruiter_id,
    status: 'applied' as const,
    applied_at: toIso(applied_at),
    job: { id, title, company_name, location, language, job_type },
    masked_name: maskName(candidate.name),
    language: candidate.language,
  };
  const item = itemOf(putNewApplication(summary));
  const days: Record<string, string> = {};
  const times: Record<string, string> = {};
  const answers = answersOf(made, entry).map(({ at, status, notes, stages }, place) => {
    for (const stage of stages) days[fieldOf(stage)] ??= dayOf(at);
    times[`${status}_at`] ??= toIso(at);
    const changed = { ...summary, ...times, status };
    const noted = notedNow(notes, at, undefined);
    const stored = {
      summary: changed,
      notes,
      ...(noted && { noted }),
      ...(entry && { on_shortlist: true }),
      version: place + 2,
    };
    return { at, item: { ...item, ...toItem(stored), ...days } };
  });
  return [{ at: applied_at, item }, ...answers];
};
