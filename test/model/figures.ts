import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { accountOf, activeOf } from './buying.ts';
import { day } from './codes.ts';
import { liveSession, personOf, useSession } from './people.ts';
import type { Portal } from './portal.ts';
import { idOf, plans, type Who, type World } from './world.ts';

// The portal's state as the API shows it, and as the model predicts it. Both have the same shape.

type Shown = Record<string, unknown>;

/** Sorted by their keys, so that the order of creation does not matter. */
const sorted = (entries: (readonly [string | number, unknown])[]): Shown =>
  Object.fromEntries(entries.map(([key, value]) => [String(key), value] as const).sort(([a], [b]) => (a < b ? -1 : 1)));

const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

// biome-ignore lint/suspicious/noExplicitAny: the comparison checks the shape
type Any = any;

/** Makes a call that must succeed. */
async function read(portal: Portal, ...[call, who, input]: Parameters<Portal['call']>): Promise<Any> {
  const { status, body } = await portal.call(call, who, input);
  if (status !== 200) throw new Error(`${who} is answered ${status} by ${call.path}: ${JSON.stringify(body)}`);
  return body;
}

async function shownToRecruiter(portal: Portal, who: Who): Promise<Shown> {
  const params = { id: idOf(who) };
  const [status, { stats }, list] = [
    await read(portal, subscriptionCalls.status, who, { params }),
    await read(portal, shortlistCalls.stats, who, { params }),
    await read(portal, shortlistCalls.ofRecruiter, who, { params }),
  ];
  const entries = list.map(({ candidate, status: at, notes }: Any) => [
    candidate.id,
    { status: at, timeline: parseTimeline(notes), isOpen: candidate.name !== null },
  ]);
  return { status, stats, entries: sorted(entries) };
}

function expectedByRecruiter(world: World, who: Who): Shown {
  const active = activeOf(world, idOf(who));
  const mine = Object.entries(world.entries).flatMap(([key, entry]) => {
    const [recruiter, candidate = ''] = key.split('-');
    return Number(recruiter) === idOf(who) && !entry.isHidden ? [[candidate, entry] as const] : [];
  });
  const hasAccess = active !== undefined && personOf(world, who).verified;
  // Entries that show contact details are compared with the profile when they are read.
  const shown = mine.filter(
    ([candidate, { unlocked }]) =>
      !(unlocked && hasAccess) || personOf(world, `c${Number(candidate)}`).state === 'active',
  );
  const at = (status: string) => mine.filter(([, entry]) => entry.status === status).length;
  const { active: first, ...others } = Object.fromEntries(shortlistStatuses.map((status) => [status, at(status)]));
  return {
    status: {
      has_active_subscription: active !== undefined,
      current_plan: active ? plans[active.plan].name : null,
      candidate_limit: active?.limit ?? 0,
      candidates_viewed: active?.viewed ?? 0,
      remaining_candidates: active ? Math.max(0, active.limit - active.viewed) : 0,
      plan_price: active ? plans[active.plan].price : 0,
      subscription_end_date: iso(active?.ends),
      waiting_days: active && active.ends === undefined ? active.waits / day : null,
      trial_available: active === undefined && !world.accounts[idOf(who)]?.trialTaken,
    },
    stats: { total_shortlisted: mine.length, active_shortlisted: first, ...others },
    entries: sorted(
      shown.map(([candidate, { status, timeline, unlocked }]) => [
        candidate,
        {
          status,
          timeline: timeline.map((line) => ({ ...line, at: iso(line.at) })),
          isOpen: unlocked && hasAccess,
        },
      ]),
    ),
  };
}

async function shownToCandidate(portal: Portal, who: Who): Promise<Shown> {
  const list = await read(portal, applicationCalls.ofCandidate, who, { params: { id: idOf(who) } });
  const jobs = await read(portal, jobCalls.forCandidate, who);
  return {
    applications: sorted(list.map(({ job_id, status }: Any) => [job_id, status])),
    jobs: sorted(jobs.map(({ id, has_applied, application_status }: Any) => [id, { has_applied, application_status }])),
  };
}

function expectedByCandidate(portal: Portal, world: World, who: Who): Shown {
  const statusOf = (job: number | string) => world.applications[`${job}-${idOf(who)}`]?.status;
  const jobs = Object.entries(world.jobs);
  return {
    applications: sorted(jobs.flatMap(([id]) => (statusOf(id) ? [[id, statusOf(id)] as const] : []))),
    jobs: sorted(
      jobs
        .filter(([, { state }]) => state === 'active')
        .map(([id]) => [
          portal.idOfJob(Number(id)),
          { has_applied: statusOf(id) !== undefined, application_status: statusOf(id) ?? null },
        ]),
    ),
  };
}

async function shownToAdmin(portal: Portal, who: Who): Promise<Shown> {
  const lists = await Promise.all(
    [1, 2].map((id) => read(portal, adminSubscriptionCalls.allOfRecruiter, who, { params: { id } })),
  );
  const summary = ({ id, payment_status, is_active, end_date }: Any) =>
    [id, { payment_status, is_active, end_date }] as const;
  return sorted(lists.flat().map(summary));
}

const expectedByAdmin = (portal: Portal, world: World): Shown =>
  sorted(
    [1, 2]
      .flatMap((id) => accountOf(world, id).subscriptions)
      .map(({ made, paid, active, ends }) => [
        portal.madeId(made),
        { payment_status: paid, is_active: active, end_date: iso(ends) },
      ]),
  );

/** The view of a signed-in user, and the prediction of each world for it. */
export async function compare(
  portal: Portal,
  worlds: readonly World[],
  who: Who,
): Promise<{ shown: Shown; expected: Shown[] } | undefined> {
  const session = portal.sessionOf(who);
  if (!worlds.every((world) => liveSession(world, who, session))) return undefined;
  for (const world of worlds) useSession(world, who, session);
  if (who.startsWith('r')) {
    return {
      shown: await shownToRecruiter(portal, who),
      expected: worlds.map((world) => expectedByRecruiter(world, who)),
    };
  }
  if (who.startsWith('c')) {
    return {
      shown: await shownToCandidate(portal, who),
      expected: worlds.map((world) => expectedByCandidate(portal, world, who)),
    };
  }
  return { shown: await shownToAdmin(portal, who), expected: worlds.map((world) => expectedByAdmin(portal, world)) };
}

/** The dashboards' figures, which follow from the stream. The admin is signed in. */
export async function dashboards(portal: Portal): Promise<Shown> {
  const stats = await read(portal, adminCalls.stats, 'a1');
  return stats;
}

export function expectedDashboard(world: World): Shown {
  const all = (letter: string) => Object.entries(world.people).filter(([who]) => who.startsWith(letter));
  const present = (letter: string) => all(letter).filter(([, { state }]) => state !== 'deleted');
  const active = (letter: string) => all(letter).filter(([, { state }]) => state === 'active');
  const verified = present('r').filter(([, person]) => person.verified).length;
  const subscriptions = Object.values(world.accounts).flatMap((account) => account.subscriptions);
  return {
    totalCandidates: present('c').length,
    totalRecruiters: present('r').length,
    verifiedRecruiters: verified,
    unverifiedRecruiters: present('r').length - verified,
    totalJobs: Object.values(world.jobs).filter(({ state }) => state !== 'removed').length,
    activeJobs: Object.values(world.jobs).filter(({ state }) => state === 'active').length,
    pendingPayments: subscriptions.filter(({ paid }) => paid === 'pending').length,
    totalSubscriptions: subscriptions.length,
    activeSubscriptions: subscriptions.filter(({ active }) => active).length,
    totalRevenue: subscriptions.reduce(
      (sum, { paid, plan }) => sum + (paid === 'completed' ? plans[plan].price : 0),
      0,
    ),
    waitingRecruiters: active('r').filter(([, { verified }]) => !verified).length,
    openReports: 0,
    openCertificates: 0,
    activeCandidates: active('c').length,
    activeRecruiters: active('r').length,
    allCandidates: all('c').length,
    allRecruiters: all('r').length,
  };
}

/** A recruiter's own figures, if they are signed in. */
export async function overviewOf(portal: Portal, who: Who): Promise<Shown> {
  const { total_jobs, active_jobs, total_applications } = await read(portal, recruiterCalls.ownProfile, who);
  return { total_jobs, active_jobs, total_applications };
}

export function expectedOverview(world: World, who: Who): Shown {
  const mine = Object.entries(world.jobs).filter(([, { recruiter }]) => recruiter === idOf(who));
  const ids = new Set(mine.map(([id]) => id));
  return {
    total_jobs: mine.filter(([, { state }]) => state !== 'removed').length,
    active_jobs: mine.filter(([, { state }]) => state === 'active').length,
    total_applications: Object.keys(world.applications).filter((key) => ids.has(key.split('-')[0] ?? '')).length,
  };
}
