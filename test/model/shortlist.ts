import { accountOf } from './buying.ts';
import { type Expected, ok, refused } from './expected.ts';
import { personOf } from './people.ts';
import type { Entry, World } from './world.ts';

type Line = Entry['timeline'][number];

const keyOf = (recruiter: number, candidate: number) => `${recruiter}-${candidate}`;

/** Adds a new entry; false when one exists. */
function put(world: World, recruiter: number, candidate: number, timeline: Line[]): boolean {
  const key = keyOf(recruiter, candidate);
  if (world.entries[key]) return false;
  world.entries[key] = { status: 'active', unlocked: accountOf(world, recruiter).viewed.includes(candidate), timeline };
  return true;
}

export function shortlist(world: World, recruiter: number, candidate: number): Expected {
  if (personOf(world, `c${candidate}`).state !== 'active') return refused(404, 'CANDIDATE_NOT_FOUND');
  if (!put(world, recruiter, candidate, [])) return refused(400, 'ALREADY_SHORTLISTED');
  return ok(201, { always: { status: 'active', id: keyOf(recruiter, candidate) } });
}

/** Moves an entry; the same move within five minutes is a retry. */
export function moveEntry(entry: Entry, line: Line): void {
  const latest = entry.timeline.at(-1);
  const isSame = latest?.kind === line.kind && latest.status === line.status && latest.text === line.text;
  if (isSame && line.at - latest.at < 5 * 60_000) return;
  entry.timeline.push(line);
  entry.status = line.status ?? entry.status;
}

export function move(world: World, recruiter: number, candidate: number, line: Omit<Line, 'at' | 'text'>): Expected {
  const entry = world.entries[keyOf(recruiter, candidate)];
  if (!entry) return refused(404, 'NOT_FOUND');
  if (entry.status === 'rejected') return refused(400, 'INVALID_STATE');
  moveEntry(entry, { ...line, text: '', at: world.now });
  return ok(200, { alone: { status: entry.status } });
}

export function removeFromShortlist(world: World, recruiter: number, candidate: number): Expected {
  const key = keyOf(recruiter, candidate);
  if (!world.entries[key]) return refused(404, 'NOT_FOUND');
  delete world.entries[key];
  return ok(204);
}

/** Adds shortlisted applications of active candidates to the shortlist, unless they are on it. */
export function sync(world: World, recruiter: number): Expected {
  const counts = { synced: 0, already: 0 };
  for (const [key, { status }] of Object.entries(world.applications)) {
    const [job = 0, candidate = 0] = key.split('-').map(Number);
    if (status !== 'shortlisted' || world.jobs[job]?.recruiter !== recruiter) continue;
    if (personOf(world, `c${candidate}`).state !== 'active') continue;
    const text = 'an application for Interpreter';
    const isNew = put(world, recruiter, candidate, [{ kind: 'synced', status: null, text, at: world.now }]);
    counts[isNew ? 'synced' : 'already'] += 1;
  }
  return ok(200, { always: { ...counts, next: null } });
}
