import type { DemoApplication, DemoData, DemoShortlistEntry } from '#infra/local/demo-data/demo-types.ts';
import { itemAt } from '#infra/local/demo-data/look-up.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobBody, jobCalls } from '#shared/contracts/jobs.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { known, type Replay, type TimedAction } from './replay.ts';

/** Recruiters post jobs. */
export const scheduleJobs = (replay: Replay, { jobs }: DemoData): TimedAction[] =>
  jobs.map((job, place) => ({
    at: job.created_at,
    act: async () => {
      const posted = await replay.ask(jobCalls.create, known(replay.recruiters, job.recruiter), {
        body: jobBody.parse(job),
      });
      replay.jobIds.set(place, posted.id);
    },
  }));

/** Candidates view jobs. */
export const scheduleViews = (replay: Replay, { views }: DemoData): TimedAction[] =>
  views.map(({ candidate, job, viewed_at }) => ({
    at: viewed_at,
    act: () =>
      replay.ask(jobCalls.recordView, known(replay.candidates, candidate), {
        params: { id: known(replay.jobIds, job) },
      }),
  }));

/** Visitors open the pages of jobs. */
export const schedulePageViews = (replay: Replay, { pageViews }: DemoData): TimedAction[] =>
  pageViews.map(({ job, viewed_at }) => ({
    at: viewed_at,
    act: () => replay.visit(known(replay.jobIds, job)),
  }));

/** Candidates apply, and recruiters set the status of applications that are not on the shortlist, where their state is set. */
export const scheduleApplications = (replay: Replay, data: DemoData): TimedAction[] => {
  const shortlisted = new Set(data.shortlist.map(({ job, candidate }) => `${job}-${candidate}`));
  return data.applications.flatMap(({ candidate, job, status, notes, applied_at, changed_at }: DemoApplication) => {
    const applicant = () => known(replay.candidates, candidate);
    const apply = () =>
      replay.ask(applicationCalls.apply, applicant(), { params: { jobId: known(replay.jobIds, job) } });
    const answer = () =>
      replay.ask(applicationCalls.updateStatus, known(replay.recruiters, itemAt(data.jobs, job).recruiter), {
        params: { id: `${known(replay.jobIds, job)}-${applicant().id}` },
        body: { status, notes },
      });
    const isAnswered = status !== 'applied' && !shortlisted.has(`${job}-${candidate}`);
    return [{ at: applied_at, act: apply }, ...(isAnswered ? [{ at: changed_at, act: answer }] : [])];
  });
};

/** Recruiters shortlist candidates and move the entries; the first recruiter also unlocks the candidates. */
export const scheduleShortlisting = (replay: Replay, { shortlist }: DemoData): TimedAction[] =>
  shortlist.flatMap((entry: DemoShortlistEntry) => {
    const { status, change_notes, notes } = entry;
    const recruiter = () => known(replay.recruiters, entry.recruiter);
    const candidateId = () => known(replay.candidates, entry.candidate).id;
    const add = async () => {
      if (entry.recruiter === 0) await replay.ask(candidateCalls.view, recruiter(), { params: { id: candidateId() } });
      const body = { candidate_id: candidateId(), job_id: known(replay.jobIds, entry.job), notes };
      await replay.ask(shortlistCalls.add, recruiter(), { body });
    };
    const move = () => {
      const params = { id: `${recruiter().id}-${candidateId()}` };
      return status === 'rejected'
        ? replay.ask(shortlistCalls.reject, recruiter(), { params, body: { rejection_reason: change_notes } })
        : replay.ask(shortlistCalls.updateStatus, recruiter(), { params, body: { status, notes: change_notes } });
    };
    return [
      { at: entry.shortlisted_at, act: add },
      ...(status === 'active' ? [] : [{ at: entry.changed_at, act: move }]),
    ];
  });

/** Candidates report jobs, profiles and company pages. */
export const scheduleReports = (replay: Replay, { reports }: DemoData): TimedAction[] =>
  reports.map(({ subject: { type, index }, reason, note, candidate, reported_at }) => ({
    at: reported_at,
    act: () => {
      const subject_id = {
        job: () => known(replay.jobIds, index),
        candidate: () => known(replay.candidates, index).id,
        company: () => known(replay.recruiters, index).id,
      }[type]();
      const body = { subject_type: type, subject_id, reason, note };
      return replay.ask(reportCalls.create, known(replay.candidates, candidate), { body });
    },
  }));

/** Candidates and recruiters save searches. */
export const scheduleSearches = (replay: Replay, { searches }: DemoData): TimedAction[] =>
  searches.map(({ owner: { kind, index }, name, filters, frequency, saved_at }) => ({
    at: saved_at,
    act: () =>
      replay.ask(savedSearchCalls.create, known(kind === 'candidate' ? replay.candidates : replay.recruiters, index), {
        body: { name, filters, frequency },
      }),
  }));
