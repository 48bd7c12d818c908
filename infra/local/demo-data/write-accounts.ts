import { accountCreation } from '#functions/accounts/account-changes.ts';
import { closeBootstrap, putNewAdmin } from '#functions/auth/admin-store.ts';
import {
  type CandidateCard,
  changedCandidate,
  putNewCandidate,
  readCandidate,
  replaceCandidate,
} from '#functions/candidates/candidate-store.ts';
import { nextId } from '#functions/data/next-id.ts';
import { type TransactionItem, transact } from '#functions/data/transact.ts';
import { putNewRecruiter, type RecruiterCard, verificationChange } from '#functions/recruiters/recruiter-store.ts';
import { activation } from '#functions/subscriptions/activation.ts';
import { putPlan } from '#functions/subscriptions/plan-store.ts';
import { putNewSubscription, rememberTrial } from '#functions/subscriptions/subscription-store.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import type { DemoCandidate, DemoRecruiter } from './demo-types.ts';
import { inParallel } from './in-parallel.ts';
import { admins, plans } from './plans-and-admins.ts';

/** ISO 8601 in UTC of milliseconds since 1970. */
export const isoOf = (at: number): string => new Date(at).toISOString();

/** Writes all or throws: nothing else writes to a table that is being filled. */
export const write = async (items: readonly TransactionItem[]): Promise<void> => {
  const result = await transact(items);
  if (!result.done) {
    throw new Error(`Demo data was refused: write ${result.failed.map(({ index }) => index).join(', ')}`);
  }
};

/** Ids in the list's order, so that the demo sign-ins come first. */
const idsFor = async (entity: Parameters<typeof nextId>[0], count: number): Promise<number[]> => {
  const ids: number[] = [];
  while (ids.length < count) {
    ids.push(await nextId(entity));
  }
  return ids;
};

/** Writes the four plans; answers them as stored. */
export const writePlans = async (now: number): Promise<Plan[]> => {
  const stored: Plan[] = [];
  for (const plan of plans) {
    const complete = { ...plan, id: await nextId('plan'), created_at: isoOf(now) };
    await putPlan(complete);
    stored.push(complete);
  }
  return stored;
};

/** Writes the two demo admins; the master admin closes the bootstrap call as on a deployment. */
export const writeAdmins = async (now: number): Promise<void> => {
  for (const details of admins) {
    const id = await nextId('admin');
    const { email, name, role } = details;
    await write([
      ...(role === 'master_admin' ? [closeBootstrap(id)] : []),
      ...accountCreation({ kind: 'admin', id, email, name, role }),
      putNewAdmin({ ...details, id, company_name: 'Foreign Language Job Portal', created_at: isoOf(now) }),
    ]);
  }
};

/** Signs the candidates up and completes their profiles; answers their cards in the list's order. */
export const writeCandidates = async (candidates: readonly DemoCandidate[]): Promise<CandidateCard[]> => {
  const ids = await idsFor('candidate', candidates.length);
  return inParallel(candidates, async ({ location, experience, ...candidate }, index) => {
    const id = ids[index] ?? 0;
    const { email, name } = candidate;
    const created = { ...candidate, id, created_at: isoOf(candidate.created_at) };
    await write([...accountCreation({ kind: 'candidate', id, email, name, role: null }), putNewCandidate(created)]);
    const profile = await readCandidate(id, true);
    if (profile === undefined) {
      throw new Error(`Demo candidate ${id} is missing.`);
    }
    const changed = changedCandidate(profile, { card: { location, experience } });
    await write([replaceCandidate(changed)]);
    return changed.card;
  });
};

/** Signs the recruiters up, verifies them and starts their subscriptions; answers their cards in the list's order. */
export const writeRecruiters = async (
  recruiters: readonly DemoRecruiter[],
  stored: readonly Plan[],
): Promise<RecruiterCard[]> => {
  const ids = await idsFor('recruiter', recruiters.length);
  return inParallel(recruiters, async ({ verified, subscription, ...recruiter }, index) => {
    const id = ids[index] ?? 0;
    const { email, name } = recruiter;
    const created = { ...recruiter, id, created_at: isoOf(recruiter.created_at) };
    await write([...accountCreation({ kind: 'recruiter', id, email, name, role: null }), putNewRecruiter(created)]);
    if (verified) {
      await write(verificationChange(id, true));
    }
    const plan = stored.find(({ key }) => key === subscription?.plan);
    if (plan !== undefined && subscription !== undefined) {
      await writeSubscription({ id, email }, plan, subscription);
    }
    return { ...created, verified, state: 'active' as const };
  });
};

const writeSubscription = async (
  recruiter: { id: number; email: string },
  plan: Plan,
  { started_at, pending }: NonNullable<DemoRecruiter['subscription']>,
): Promise<void> => {
  const { subscription, grant, record } = activation({
    subscriptionId: await nextId('subscription'),
    recruiterId: recruiter.id,
    plan,
    paymentMethod: plan.key === 'trial' ? 'trial' : pending ? 'upi' : 'razorpay',
    now: started_at,
  });
  if (pending) {
    const waiting = { payment_status: 'pending', is_active: false, start_date: null, end_date: null } as const;
    await write([putNewSubscription({ ...subscription, ...waiting })]);
  } else {
    await write([grant, record, ...(plan.key === 'trial' ? [rememberTrial(recruiter.email, started_at)] : [])]);
  }
};
