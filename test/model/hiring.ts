import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { activeOf } from './buying.ts';
import { type Expected, ok, refused } from './expected.ts';
import { personOf } from './people.ts';
import { bring, canJoin, joinEntry, moveEntry, moveWithAnswer } from './shortlist.ts';
import type { Entry, World } from './world.ts';

export function apply(world: World, candidate: number, job: number): Expected {
  if (world.jobs[job]?.state !== 'active') return refused(404, 'JOB_NOT_FOUND');
  const key = `${job}-${candidate}`;
  if (world.applications[key]) return refused(400, 'ALREADY_APPLIED');
  world.applications[key] = { status: 'applied', appliedAt: world.now, contactedAt: undefined };
  world.unfollowed.push({ key, isNew: true });
  return ok(201, { always: { status: 'applied', application_id: key } });
}

/** The application, or why a recruiter may not touch it; admins touch any. */
function applicationFor(world: World, recruiter: number | undefined, job: number, candidate: number) {
  const found = world.jobs[job];
  const isForeign = recruiter !== undefined && found?.recruiter !== recruiter;
  // Who applied to another's job is not said, so the job decides, while it exists.
  if (isForeign && found && found.state !== 'removed') return { refusal: refused(403, 'FORBIDDEN') };
  const application = isForeign ? undefined : world.applications[`${job}-${candidate}`];
  return application ? { application } : { refusal: refused(404, 'NOT_APPLIED') };
}

export function changeApplication(
  world: World,
  recruiter: number | undefined,
  { job, candidate, status }: { job: number; candidate: number; status: ApplicationStatus },
): Expected {
  const { application, refusal } = applicationFor(world, recruiter, job, candidate);
  if (!application) return refusal;
  if (application.status !== status) world.unfollowed.push({ key: `${job}-${candidate}`, isNew: false });
  application.status = status;
  const key = `${world.jobs[job]?.recruiter}-${candidate}`;
  const entry = world.entries[key];
  if (entry?.isJoined && entry.job === job) moveWithApplication(world, key, entry, status);
  return ok(200, { always: { status } });
}

/** The entry that is joined with an application changes with it. */
function moveWithApplication(world: World, key: string, entry: Entry, status: ApplicationStatus): void {
  if (status === 'applied' || status === 'reviewed') delete world.entries[key];
  else moveWithAnswer(entry, status, world.now);
}

/** Records a contact; the same one within five minutes is a retry. It moves an entry that is still at the first status. */
export function contact(world: World, recruiter: number, job: number, candidate: number): Expected {
  const { application, refusal } = applicationFor(world, recruiter, job, candidate);
  if (!application) return refusal;
  if (!activeOf(world, recruiter)) return refused(403, 'SUBSCRIPTION_REQUIRED');
  if (personOf(world, `c${candidate}`).state !== 'active') return refused(404, 'CANDIDATE_NOT_FOUND');
  const isRepeated = application.contactedAt !== undefined && world.now - application.contactedAt < 5 * 60_000;
  if (isRepeated) return ok(200);
  application.contactedAt = world.now;
  const entry = world.entries[`${recruiter}-${candidate}`];
  if (entry?.status === 'active' && (entry.job === undefined || entry.job === job))
    moveEntry(entry, { kind: 'status', status: 'contacted', text: 'phone', at: world.now });
  return ok(200);
}

export function postJob(world: World, recruiter: number, made: number): Expected {
  if (!activeOf(world, recruiter)) return refused(403, 'SUBSCRIPTION_REQUIRED_TO_POST');
  world.jobs[1000 + made] = { recruiter, state: 'active' };
  return ok(201, { always: { is_active: true } });
}

export function removeJob(world: World, recruiter: number | undefined, id: number): Expected {
  const job = world.jobs[id];
  if (!job || job.state === 'removed') return refused(404, 'JOB_NOT_FOUND');
  if (recruiter !== undefined && job.recruiter !== recruiter) return refused(403, 'FORBIDDEN');
  job.state = 'removed';
  return ok(200);
}

/** Applies the effects of the stream: the shortlist follows applications, jobs the state of their recruiter, entries views. */
export function follow(world: World): void {
  for (const { key, isNew } of world.unfollowed.splice(0)) followApplication(world, key, isNew);
  for (const job of Object.values(world.jobs)) {
    if (job.state === 'removed') continue;
    const { state, verified } = personOf(world, `r${job.recruiter}`);
    job.state = state === 'active' && verified ? 'active' : 'withdrawn';
  }
  for (const [key, entry] of Object.entries(world.entries)) {
    const [recruiter = 0, candidate = 0] = key.split('-').map(Number);
    entry.isHidden = personOf(world, `c${candidate}`).state !== 'active';
    if (world.accounts[recruiter]?.viewed.includes(candidate)) entry.unlocked = true;
  }
}

/** A new application joins the recruiter's entry that was there first; one that became shortlisted is brought to the shortlist. */
function followApplication(world: World, key: string, isNew: boolean): void {
  const [job = 0, candidate = 0] = key.split('-').map(Number);
  const application = world.applications[key];
  const entry = world.entries[`${world.jobs[job]?.recruiter}-${candidate}`];
  if (!application || (entry?.isJoined && entry.job === job)) return;
  if (!isNew) bring(world, key);
  else if (entry && canJoin(entry, job) && (entry.job === job || entry.addedAt <= application.appliedAt))
    joinEntry(world, entry, application, job);
}
