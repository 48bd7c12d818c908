import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import type { DemoApplication, DemoCandidate, DemoJob, DemoShortlistEntry } from './demo-types.ts';
import { itemAt } from './look-up.ts';
import { createRandom, type Random, timeBetween } from './random.ts';
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
 * demo's sign-in, shortlists most suitable applicants. Who is shortlisted among the applicants is on the shortlist (decision 84).
 */
export const makeShortlist = (
  random: Random,
  applications: readonly DemoApplication[],
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
): DemoShortlistEntry[] => {
  const entries = new Map<string, DemoShortlistEntry>();
  const make = (draw: Random, application: DemoApplication, chance: number, hasMoved = true): void => {
    const { candidate, job, status: answer, notes, applied_at, changed_at } = application;
    const { recruiter, role } = itemAt(jobs, job);
    const key = `${recruiter}-${candidate}`;
    if (statusesOf[answer].length === 0 || entries.has(key) || !draw.chance(chance)) return;
    const status = hasMoved ? draw.pick(statusesOf[answer]) : 'active';
    entries.set(key, {
      recruiter,
      candidate,
      job,
      status,
      notes: shortlistNote(draw, itemAt(candidates, candidate)),
      change_notes: status === 'rejected' ? notes : moveNote(draw, status, role),
      shortlisted_at: hasMoved ? timeBetween(draw, applied_at, changed_at) : changed_at,
      changed_at,
    });
  };
  for (const each of applications) {
    const { recruiter } = itemAt(jobs, each.job);
    if (recruiter !== 0 || each.candidate !== 0) make(random, each, recruiter === 0 ? 0.8 : 0.3);
  }
  const others = createRandom(entries.size);
  for (const each of applications) if (each.status === 'shortlisted') make(others, each, 1, false);
  return [...entries.values()];
};
