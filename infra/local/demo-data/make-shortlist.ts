import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import type { DemoApplication, DemoCandidate, DemoJob, DemoShortlistEntry } from './demo-types.ts';
import { itemAt } from './look-up.ts';
import { type Random, timeBetween } from './random.ts';
import { moveNote, shortlistNote } from './recruiter-notes.ts';

/** Possible statuses of an applicant's entry, by the status of the application. */
const statusesOf: Readonly<Record<ApplicationStatus, readonly ShortlistStatus[]>> = {
  applied: [],
  reviewed: [],
  shortlisted: ['active', 'contacted', 'contacted', 'interviewed'],
  rejected: ['rejected'],
  hired: ['hired'],
};

/**
 * Makes shortlist entries from applications, at most one for each recruiter and candidate. The first recruiter, the
 * demo's sign-in, shortlists most suitable applicants, except the candidate of the demo's sign-in.
 */
export const makeShortlist = (
  random: Random,
  applications: readonly DemoApplication[],
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
): DemoShortlistEntry[] => {
  const entries = new Map<string, DemoShortlistEntry>();
  for (const { candidate, job, status: answer, notes, applied_at, changed_at } of applications) {
    const { recruiter, role } = itemAt(jobs, job);
    const key = `${recruiter}-${candidate}`;
    if (statusesOf[answer].length === 0 || entries.has(key) || (recruiter === 0 && candidate === 0)) continue;
    if (!random.chance(recruiter === 0 ? 0.8 : 0.3)) continue;
    const status = random.pick(statusesOf[answer]);
    entries.set(key, {
      recruiter,
      candidate,
      job,
      status,
      notes: shortlistNote(random, itemAt(candidates, candidate)),
      change_notes: status === 'rejected' ? notes : moveNote(random, status, role),
      shortlisted_at: timeBetween(random, applied_at, changed_at),
      changed_at,
    });
  }
  return [...entries.values()];
};
