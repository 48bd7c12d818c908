import type { DemoApplication, DemoData, DemoShortlistEntry } from '#infra/local/demo-data/demo-types.ts';
import { itemAt } from '#infra/local/demo-data/item-at.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobBody, jobCalls } from '#shared/contracts/jobs.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { type Deed, known, type Stage } from './stage.ts';

/** Deeds of recruiters who post jobs. */
export const jobDeeds = (stage: Stage, { jobs }: DemoData): Deed[] =>
  jobs.map((job, place) => ({
    at: job.created_at,
    act: async () => {
      const posted = await stage.ask(jobCalls.create, known(stage.recruiters, job.recruiter), {
        body: jobBody.parse(job),
      });
      stage.jobIds.set(place, posted.id);
    },
  }));

/** Deeds of candidates who view jobs. */
export const viewDeeds = (stage: Stage, { views }: DemoData): Deed[] =>
  views.map(({ candidate, job, viewed_at }) => ({
    at: viewed_at,
    act: () =>
      stage.ask(jobCalls.recordView, known(stage.candidates, candidate), { params: { id: known(stage.jobIds, job) } }),
  }));

/** Deeds of a candidate who applies, and of the recruiter who sets the status. */
export const applicationDeeds = (stage: Stage, data: DemoData): Deed[] =>
  data.applications.flatMap(({ candidate, job, status, notes, applied_at, changed_at }: DemoApplication) => {
    const applicant = () => known(stage.candidates, candidate);
    const apply = () => stage.ask(applicationCalls.apply, applicant(), { params: { jobId: known(stage.jobIds, job) } });
    const answer = () =>
      stage.ask(applicationCalls.updateStatus, known(stage.recruiters, itemAt(data.jobs, job).recruiter), {
        params: { id: `${known(stage.jobIds, job)}-${applicant().id}` },
        body: { status, notes },
      });
    return [{ at: applied_at, act: apply }, ...(status === 'applied' ? [] : [{ at: changed_at, act: answer }])];
  });

/** Deeds of a recruiter who shortlists a candidate and moves the entry; the first recruiter also unlocks the candidate. */
export const shortlistDeeds = (stage: Stage, { shortlist }: DemoData): Deed[] =>
  shortlist.flatMap((entry: DemoShortlistEntry) => {
    const { status, change_notes, notes } = entry;
    const recruiter = () => known(stage.recruiters, entry.recruiter);
    const candidateId = () => known(stage.candidates, entry.candidate).id;
    const add = async () => {
      if (entry.recruiter === 0) await stage.ask(candidateCalls.view, recruiter(), { params: { id: candidateId() } });
      const body = { candidate_id: candidateId(), job_id: known(stage.jobIds, entry.job), notes };
      await stage.ask(shortlistCalls.add, recruiter(), { body });
    };
    const move = () => {
      const params = { id: `${recruiter().id}-${candidateId()}` };
      return status === 'rejected'
        ? stage.ask(shortlistCalls.reject, recruiter(), { params, body: { rejection_reason: change_notes } })
        : stage.ask(shortlistCalls.updateStatus, recruiter(), { params, body: { status, notes: change_notes } });
    };
    return [
      { at: entry.shortlisted_at, act: add },
      ...(status === 'active' ? [] : [{ at: entry.changed_at, act: move }]),
    ];
  });
