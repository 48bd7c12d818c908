import { changeStatus, putNewApplication } from '#functions/applications/application-store.ts';
import type { CandidateCard } from '#functions/candidates/candidate-store.ts';
import { nextId } from '#functions/data/next-id.ts';
import { pairOf } from '#functions/data/pair-id.ts';
import { putNewJob, type StoredJob } from '#functions/jobs/job-store.ts';
import { storedFields } from '#functions/jobs/stored-fields.ts';
import type { RecruiterCard } from '#functions/recruiters/recruiter-store.ts';
import { changeEntry, putNewEntry, readEntry } from '#functions/shortlist/shortlist-store.ts';
import { unlockCandidate } from '#functions/subscriptions/entitlement-store.ts';
import { maskCandidate } from '#shared/domain/masked-candidate.ts';
import type { DemoApplication, DemoJob, DemoShortlistEntry } from './demo-types.ts';
import { inParallel } from './in-parallel.ts';
import { isoOf, write } from './write-accounts.ts';

/** Everything that demo data refers to by its place in a list. */
export interface Written {
  candidates: readonly CandidateCard[];
  recruiters: readonly RecruiterCard[];
  jobs: readonly StoredJob[];
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) {
    throw new Error(`Demo data refers to place ${index} of ${list.length}.`);
  }
  return item;
};

/** Posts the jobs; answers them in the list's order. */
export const writeJobs = (jobs: readonly DemoJob[], recruiters: readonly RecruiterCard[]): Promise<StoredJob[]> =>
  inParallel(jobs, async ({ recruiter, created_at, ...fields }) => {
    const { id: recruiter_id, name, company_name, email } = at(recruiters, recruiter);
    const { card, ...texts } = storedFields({ ...fields, recruiter_id });
    const job: StoredJob = {
      card: { ...card, id: await nextId('job'), recruiter_id, company_name, created_at: isoOf(created_at) },
      ...texts,
      languages: [],
      recruiter: { name, company_name, email },
      version: 1,
    };
    await putNewJob(job);
    return job;
  });

/** Applies, and moves on the applications that are beyond their first status. */
export const writeApplications = async (list: readonly DemoApplication[], written: Written): Promise<void> => {
  await inParallel(list, async ({ candidate, job, status, notes, applied_at }) => {
    const person = at(written.candidates, candidate);
    const { id, title, company_name, location, language, job_type, recruiter_id } = at(written.jobs, job).card;
    const card = {
      application_id: pairOf(id, person.id),
      job_id: id,
      candidate_id: person.id,
      recruiter_id,
      status: 'applied' as const,
      applied_at: isoOf(applied_at),
      job: { id, title, company_name, location, language, job_type },
      masked_name: maskCandidate(person).masked_name,
      language: person.language,
    };
    await write([putNewApplication(card)]);
    if (status !== 'applied') {
      await changeStatus(id, person.id, undefined, { status, notes });
    }
  });
};

/** Fills the shortlists one after another, as entries of one recruiter share a count. */
export const writeShortlist = async (list: readonly DemoShortlistEntry[], written: Written, now: number) => {
  for (const { recruiter, candidate, job, status, notes, shortlisted_at } of list) {
    const { id: recruiter_id } = at(written.recruiters, recruiter);
    const person = at(written.candidates, candidate);
    const { id: candidateId, name, email, phone, subtitle, skills, language, languages } = person;
    const { location, experience, has_video } = person;
    const { id, title, company_name: company } = at(written.jobs, job).card;
    const unlocking = recruiter === 0 ? await unlockCandidate(recruiter_id, candidateId, now) : undefined;
    await putNewEntry({
      id: pairOf(recruiter_id, candidateId),
      recruiter_id,
      status: 'active',
      notes,
      shortlisted_at: isoOf(shortlisted_at),
      unlocked: unlocking?.entitlement !== undefined,
      candidate: {
        ...{ id: candidateId, name, email, phone, subtitle, skills, language, languages },
        ...{ location, experience, has_video },
      },
      job: { id, title, company },
    });
    const entry = status === 'active' ? undefined : await readEntry(recruiter_id, candidateId);
    if (entry !== undefined) {
      const line = `Status changed to ${status}: ${notes || 'moved on'} (${isoOf(shortlisted_at)})`;
      await changeEntry(entry, status, [entry.card.notes, line].filter(Boolean).join('\n'));
    }
  }
};
