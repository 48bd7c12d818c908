import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { accountOf } from './buying.ts';
import { type Expected, ok, refused } from './expected.ts';
import { personOf } from './people.ts';
import type { Entry, World } from './world.ts';

type Line = Entry['timeline'][number];

const keyOf = (recruiter: number, candidate: number) => `${recruiter}-${candidate}`;

/** The application's status in each state of a pair. */
export const applicationOf = {
  active: 'shortlisted',
  contacted: 'shortlisted',
  interviewed: 'shortlisted',
  hired: 'hired',
  rejected: 'rejected',
} as const satisfies Record<ShortlistStatus, ApplicationStatus>;

/** Whether an application for a job joins an entry: it names the job, or none while the person is not decided about. */
export const canJoin = ({ isJoined, job, status }: Entry, applied: number): boolean =>
  !isJoined && (job === undefined ? applicationOf[status] === 'shortlisted' : job === applied);

/** All jobs of the model have one title. */
const joined = (at: number): Line => ({ kind: 'synced', status: null, text: 'an application for Interpreter', at });

export function joinEntry(world: World, entry: Entry, job: number): void {
  entry.job = job;
  entry.isJoined = true;
  entry.timeline.push(joined(world.now));
}

export function shortlist(world: World, recruiter: number, candidate: number, job?: number): Expected {
  const named = job === undefined ? undefined : world.jobs[job];
  if (job !== undefined && (!named || named.state === 'removed')) return refused(404, 'JOB_NOT_FOUND');
  if (named && named.recruiter !== recruiter) return refused(403, 'FORBIDDEN');
  if (personOf(world, `c${candidate}`).state !== 'active') return refused(404, 'CANDIDATE_NOT_FOUND');
  const key = keyOf(recruiter, candidate);
  if (world.entries[key]) return refused(400, 'ALREADY_SHORTLISTED');
  const unlocked = accountOf(world, recruiter).viewed.includes(candidate);
  const entry: Entry = { status: 'active', job, isJoined: false, isHidden: false, unlocked, timeline: [] };
  world.entries[key] = entry;
  const application = world.applications[`${job}-${candidate}`];
  if (application && job !== undefined) {
    if (application.status === 'hired') entry.status = 'hired';
    if (applicationOf[entry.status] === application.status) entry.timeline.push(joined(world.now));
    entry.isJoined = true;
    application.status = applicationOf[entry.status];
  }
  return ok(201, { always: { id: key }, alone: { status: entry.status } });
}

/** Moves an entry; the same move within five minutes is a retry. */
export function moveEntry(entry: Entry, line: Line): void {
  const latest = entry.timeline.at(-1);
  const isSame = latest?.kind === line.kind && latest.status === line.status && latest.text === line.text;
  if (isSame && line.at - latest.at < 5 * 60_000) return;
  entry.timeline.push(line);
  entry.status = line.status ?? entry.status;
}

/** The application that is joined with an entry. */
const applicationFor = (world: World, { isJoined, job }: Entry, candidate: number) =>
  isJoined ? world.applications[`${job}-${candidate}`] : undefined;

export function move(world: World, recruiter: number, candidate: number, line: Omit<Line, 'at' | 'text'>): Expected {
  const entry = world.entries[keyOf(recruiter, candidate)];
  const isSeen = personOf(world, `c${candidate}`).state === 'active';
  if (!entry || entry.isHidden || !isSeen) return refused(404, 'NOT_FOUND');
  if (entry.status === 'rejected') return refused(400, 'INVALID_STATE');
  moveEntry(entry, { ...line, text: '', at: world.now });
  const application = applicationFor(world, entry, candidate);
  if (application) application.status = applicationOf[entry.status];
  return ok(200, { alone: { status: entry.status } });
}

export function removeFromShortlist(world: World, recruiter: number, candidate: number): Expected {
  const key = keyOf(recruiter, candidate);
  const entry = world.entries[key];
  if (!entry || entry.isHidden) return refused(404, 'NOT_FOUND');
  const application = applicationFor(world, entry, candidate);
  if (application) application.status = 'reviewed';
  delete world.entries[key];
  return ok(204);
}

/** Brings shortlisted applications of active candidates to the shortlist, unless an entry there is decided or follows another one. */
export function sync(world: World, recruiter: number): Expected {
  const counts = { synced: 0, already: 0 };
  for (const [key, { status }] of Object.entries(world.applications)) {
    const [job = 0, candidate = 0] = key.split('-').map(Number);
    if (status !== 'shortlisted' || world.jobs[job]?.recruiter !== recruiter) continue;
    if (personOf(world, `c${candidate}`).state !== 'active') continue;
    counts[bring(world, recruiter, candidate, job)] += 1;
  }
  return ok(200, { always: { ...counts, next: null } });
}

function bring(world: World, recruiter: number, candidate: number, job: number): 'synced' | 'already' {
  const entry = world.entries[keyOf(recruiter, candidate)];
  if (!entry) {
    shortlist(world, recruiter, candidate, job);
    return 'synced';
  }
  if (applicationOf[entry.status] !== 'shortlisted' || !canJoin(entry, job)) return 'already';
  joinEntry(world, entry, job);
  return 'synced';
}
