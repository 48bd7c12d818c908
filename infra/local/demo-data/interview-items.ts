import { createHash } from 'node:crypto';
import { summaryOf } from '#functions/data/summary.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { bookedOf, withTime } from '#functions/entities/interview/booked-times.ts';
import { remindersOf } from '#functions/entities/interview/interview-reminders.ts';
import { endOf } from '#functions/entities/interview/interview-state.ts';
import { insertInterview } from '#functions/entities/interview/interview-store.ts';
import { questionsWrite, scorecardWrite } from '#functions/entities/interview/kit-store.ts';
import type { Booked, InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';
import { addMs, type EpochMs, hourMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { DemoInterview } from './demo-types.ts';
import { type ItemVersion, itemOf } from './item-version.ts';

/** The id of an interview: the same for the same two people. */
const idOf = (recruiterId: number, candidateId: number): string =>
  `${createHash('sha256').update(`${recruiterId}-${candidateId}`).digest('hex').slice(0, 16)}-${candidateId}`;

/** An interview as it was offered. */
const offered = ({ minutes, zones, times, offered_at }: DemoInterview, job: StoredJob, candidate: CandidateSummary) =>
  ({
    id: idOf(job.summary.recruiter_id, candidate.id),
    recruiter_id: job.summary.recruiter_id,
    candidate_id: candidate.id,
    by: job.summary.recruiter_id,
    company_name: job.summary.company_name,
    masked_name: maskName(candidate.name),
    job: { id: job.summary.id, title: job.summary.title },
    minutes,
    place: null,
    state: 'offered',
    times: times.map(toIso),
    named_by: 'recruiter',
    zones: { recruiter: zones.recruiter },
    sequence: 0,
    offered_at: toIso(offered_at),
    changed_at: toIso(offered_at),
    version: 1,
  }) satisfies InterviewSummary;

const versionOf = (at: EpochMs, summary: InterviewSummary): ItemVersion => ({
  at,
  item: itemOf(insertInterview(summary)),
});

/** An agreed interview, and later as both sides were reminded of it. */
function agreedVersions(before: InterviewSummary, { agreed, zones }: DemoInterview, now: EpochMs): ItemVersion[] {
  if (!agreed) return [];
  const at = toIso(agreed.at);
  const due = remindersOf(at, agreed.picked_at);
  const changes = {
    state: 'agreed',
    agreed: at,
    times: [],
    zones,
    changed_at: toIso(agreed.picked_at),
    version: 2,
  } as const;
  const summary: InterviewSummary = { ...before, ...changes, times: [], reminders: due };
  const reminded = due
    .filter((each) => each <= toIso(now))
    .map((each, nth) => versionOf(toEpochMs(each), { ...summary, reminders: due.slice(nth + 1), reminded_at: each }));
  return [versionOf(agreed.picked_at, summary), ...reminded];
}

/** What a recruiter noted after an interview, and the questions of its job. */
function kitVersions(
  { id, recruiter_id, candidate_id }: InterviewSummary,
  demo: DemoInterview,
  jobId: number,
): ItemVersion[] {
  const { agreed, scorecard, minutes } = demo;
  if (!agreed || !scorecard) return [];
  const { tag, level, languageNote, note, questions } = scorecard;
  const at = addMs(agreed.at, minutes * 60_000);
  const levels = { listening: level, spoken_interaction: level };
  const stored = {
    summary: { interview: id, recruiter_id, candidate_id, by: recruiter_id, at: toIso(at), version: 1 },
    languages: [{ tag, levels, note: languageNote }],
    note,
  };
  return [
    { at: addMs(agreed.at, -hourMs / 2), item: itemOf(questionsWrite(recruiter_id, jobId, { questions, version: 1 })) },
    { at, item: itemOf(scorecardWrite(stored)) },
  ];
}

/** The versions of an interview and of what belongs to it, without the agreed times of its person. */
export const interviewItems = (
  demo: DemoInterview,
  job: StoredJob,
  candidate: CandidateSummary,
  now: EpochMs,
): ItemVersion[] => {
  const summary = offered(demo, job, candidate);
  return [
    versionOf(demo.offered_at, summary),
    ...agreedVersions(summary, demo, now),
    ...kitVersions(summary, demo, job.summary.id),
  ];
};

/** The agreed times of the people who invite, one item each. */
export function bookedItems(versions: readonly ItemVersion[]): ItemVersion[] {
  const people = new Map<number, Booked>();
  return versions
    .filter(({ item }) => item.entity === 'interview')
    .flatMap(({ at, item }) => {
      const summary = summaryOf(item) as InterviewSummary;
      const before = people.get(summary.recruiter_id) ?? { version: 0, times: [] };
      const isNew = summary.agreed && !before.times.some(({ id }) => id === summary.id);
      if (!summary.agreed || !isNew) return [];
      const time = { id: summary.id, from: summary.agreed, until: endOf(summary, summary.agreed) };
      const next = withTime(
        { version: before.version + 1, times: before.times.filter(({ until }) => until > toIso(at)) },
        time,
      );
      people.set(summary.recruiter_id, next);
      return [{ at, item: itemOf(bookedOf({ recruiter_id: summary.recruiter_id, by: summary.by }, next)) }];
    });
}

/** The agreed interview of an entry of a shortlist, by which its state is interview. */
export const meetingOf = (demo: DemoInterview, recruiterId: number, candidateId: number) =>
  demo.agreed && { id: idOf(recruiterId, candidateId), at: toIso(demo.agreed.at), picked_at: demo.agreed.picked_at };
