import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { type Codes, noCodes } from './codes.ts';

// The simplest model of the portal: plain data, so that it can be copied and compared. Times are milliseconds
// since 1970, those of sessions seconds.

/** `c1` is candidate 1, `r2` recruiter 2, `a1` admin 1. */
export type Who = `${'c' | 'r' | 'a'}${number}`;

export interface Session {
  /** Number of the action that created it: the runner knows its token. */
  made: number;
  created: number;
  seen: number;
}

export interface Person {
  state: 'active' | 'deactivated' | 'deleted';
  sessions: Session[];
  codes: Codes;
  /** Of recruiters. */
  verified: boolean;
}

export interface Subscription {
  /** Number of the action that requested it: the runner knows its id. */
  made: number;
  plan: PlanName;
  paid: 'pending' | 'completed' | 'failed';
  /** As stored in the record: an ended one stays active until the schedule runs. */
  active: boolean;
  ends: number | undefined;
}

export interface Entitlement {
  of: number;
  plan: PlanName;
  limit: number;
  viewed: number;
  /** Undefined while its days wait for the recruiter's verification. */
  ends: number | undefined;
  /** The time that waits, in milliseconds. */
  waits: number;
}

/** Purchases and views of a recruiter. */
export interface Account {
  trialTaken: boolean;
  entitlement: Entitlement | undefined;
  subscriptions: Subscription[];
  viewed: number[];
}

export interface Job {
  recruiter: number;
  state: 'active' | 'withdrawn' | 'removed';
}

export interface Application {
  status: ApplicationStatus;
  appliedAt: number;
  contactedAt: number | undefined;
}

export interface Entry {
  status: ShortlistStatus;
  addedAt: number;
  /** The job that it names, if any. */
  job: number | undefined;
  /** The person applied for that job: application and entry have one state. */
  isJoined: boolean;
  /** The stream has hidden it from the recruiter, as the candidate is not active. */
  isHidden: boolean;
  /** The recruiter sees the contact details under an active subscription. */
  unlocked: boolean;
  timeline: { kind: 'status' | 'rejected' | 'synced'; status: ShortlistStatus | null; text: string; at: number }[];
}

export interface World {
  now: number;
  people: Record<Who, Person>;
  accounts: Record<number, Account>;
  /** By id; jobs posted during a run by the number of their action, from 1000 up. */
  jobs: Record<number, Job>;
  /** By `{job}-{candidate}`. */
  applications: Record<string, Application>;
  /** New and answered applications that the stream has yet to follow, by their keys, oldest first. */
  unfollowed: { key: string; isNew: boolean }[];
  /** By `{recruiter}-{candidate}`. */
  entries: Record<string, Entry>;
}

export const plans = {
  trial: { id: 1, key: 'trial', name: 'Trial', price: 0, candidate_limit: 1, duration_days: 7 },
  basic: { id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 1, duration_days: 2 },
  premium: { id: 3, key: 'premium', name: 'Premium', price: 4999, candidate_limit: 2, duration_days: 30 },
} as const;
export type PlanName = keyof typeof plans;

export const candidates = [1, 2, 3] as const;
export const recruiters = [1, 2] as const;
/** Owners of the initial jobs, whose ids are far from those of posted jobs. */
export const ownersOfJobs: Record<number, number> = { 501: 1, 502: 1, 503: 2 };

/** All users have accounts and are signed in; recruiter 2 is unverified, so their job is not public. */
export function newWorld(now: number): World {
  const names: Who[] = [...candidates.map((id) => `c${id}` as const), ...recruiters.map((id) => `r${id}` as const)];
  const seconds = Math.floor(now / 1000);
  const people = [...names, 'a1' as const].map((who) => {
    const sessions: Session[] = [{ made: 0, created: seconds, seen: seconds }];
    return [who, { state: 'active', sessions, codes: noCodes(), verified: who === 'r1' }];
  });
  return {
    now,
    people: Object.fromEntries(people),
    accounts: Object.fromEntries(
      recruiters.map((id) => [id, { trialTaken: false, entitlement: undefined, subscriptions: [], viewed: [] }]),
    ),
    jobs: Object.fromEntries(
      Object.entries(ownersOfJobs).map(([id, recruiter]) => [
        id,
        { recruiter, state: recruiter === 1 ? ('active' as const) : ('withdrawn' as const) },
      ]),
    ),
    applications: {},
    unfollowed: [],
    entries: {},
  };
}

export const idOf = (who: Who): number => Number(who.slice(1));

/** The value; throws if it is missing, as the test is wrong then. */
export function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The model has no such item.');
  return value;
}
