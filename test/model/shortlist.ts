import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { accountOf } from './buying.ts';
import { type Expected, ok, refused } from './expected.ts';
import { personOf } from './people.ts';
import type { Application, Entry, World } from './world.ts';

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

/** An answer that the application has already moves the entry; without one the application takes over the entry's state. */
export function joinEntry(world: World, entry: Entry, application: Application, job: number): void {
  entry.job = job;
  entry.isJoined = true;
  entry.timeline.push(joined(world.now));
  const { status } = application;
  if (status === 'applied' || status === 'reviewed') application.status = applicationOf[entry.status];
  else moveWithAnswer(entry, status, world.now);
}

/** Moves an entry to the state that an answer to its application means, unless it agrees already. */
export function moveWithAnswer(entry: Entry, status: 'shortlisted' | 'hired' | 'rejected', at: number): void {
  if (applicationOf[entry.status] === status) return;
  const state = status === 'shortlisted' ? 'active' : status;
  entry.timeline.push({ kind: state === 'rejected' ? 'rejected' : 'status', status: state, text: '', at });
  entry.status = state;
}

export function shortlist(world: World, recruiter: number, candidate: number, job?: number): Expected {
  const named = job === undefined ? undefined : world.jobs[job];
  if (job !== undefined && (!named || named.state === 'removed')) return refused(404, 'JOB_NOT_FOUND');
  if (named && named.recruiter !== recruiter) return refused(403, 'FORBIDDEN');
  if (personOf(world, `c${candidate}`).state !== 'active') return refused(404, 'CANDIDATE_NOT_FOUND');
  const key = keyOf(recruiter, candidate);
  if (world.entries[key]) return refused(400, 'ALREADY_SHORTLISTED');
  const { status } = putEntry(world, recruiter, candidate, job);
  return ok(201, { always: { id: key }, alone: { status } });
}

/** A new entry, joined with the application for its job. */
function putEntry(world: World, recruiter: number, candidate: number, job: number | undefined): Entry {
  const unlocked = accountOf(world, recruiter).viewed.includes(candidate);
  const state = { status: 'active', isJoined: false, isHidden: false } as const;
  const entry: Entry = { ...state, addedAt: world.now, job, unlocked, timeline: [] };
  world.entries[keyOf(recruiter, candidate)] = entry;
  const application = world.applications[`${job}-${candidate}`];
  if (application && job !== undefined) {
    if (application.status === 'hired') entry.status = 'hired';
    if (applicationOf[entry.status] === application.status) entry.timeline.push(joined(world.now));
    entry.isJoined = true;
    application.status = applicationOf[entry.status];
  }
  return entry;
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

/** Brings shortlisted applications to the shortlist. */
export function sync(world: World, recruiter: number): Expected {
  const counts = { synced: 0, already: 0 };
  for (const [key, { status }] of Object.entries(world.applications)) {
    if (status !== 'shortlisted' || world.jobs[Number(key.split('-')[0])]?.recruiter !== recruiter) continue;
    const outcome = bring(world, key);
    if (outcome) counts[outcome] += 1;
  }
  return ok(200, { always: { ...counts, next: null } });
}

/** Brings a shortlisted application to the shortlist, unless the entry there follows another or was decided without one. */
export function bring(world: World, key: string): 'synced' | 'already' | undefined {
  const [job = 0, candidate = 0] = key.split('-').map(Number);
  const recruiter = world.jobs[job]?.recruiter ?? 0;
  const application = world.applications[key];
  if (application?.status !== 'shortlisted' || personOf(world, `c${candidate}`).state !== 'active') return undefined;
  const entry = world.entries[keyOf(recruiter, candidate)];
  if (!entry) {
    putEntry(world, recruiter, candidate, job);
    return 'synced';
  }
  if (!canJoin(entry, job)) return 'already';
  joinEntry(world, entry, application, job);
  return 'synced';
}
