import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import type { DemoApplication, DemoCandidate, DemoJob, DemoShortlistEntry } from './demo-types.ts';
import { itemAt } from './item-at.ts';
import type { Random } from './random.ts';
import { moveNote, shortlistNote } from './recruiter-notes.ts';
import { timeBetween } from './times.ts';

/** Where the entry of an applicant can be, by the state of the application. */
const statusesOf: Readonly<Record<ApplicationStatus, readonly ShortlistStatus[]>> = {
  applied: [],
  reviewed: ['active'],
  shortlisted: ['active', 'contacted', 'contacted', 'interviewed'],
  rejected: ['rejected'],
  hired: ['hired'],
};

/**
 * Shortlist entries grow out of applications; a candidate is on a recruiter's list once. The first recruiter, the one to
 * sign in as, shortlists most of those who come into question, but not the candidate to sign in as.
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
      said: status === 'rejected' ? notes : moveNote(random, status, role),
      shortlisted_at: timeBetween(random, applied_at, changed_at),
      changed_at,
    });
  }
  return [...entries.values()];
};
