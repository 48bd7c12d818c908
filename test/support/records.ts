import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { putPlan } from '#functions/entities/plan/plan-store.ts';
import { grantEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { Entitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import { clock } from '#functions/platform/clock.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { type EpochMs, epochMs, toIso } from '#shared/domain/time.ts';
import { bareJob } from './bare-job.ts';

/** An ordinary job of now; `summary` replaces parts of it. */
export function storedJobOf(id: number, recruiterId: number, summary: Partial<StoredJob['summary']> = {}): StoredJob {
  const description = 'Interpret between Japanese and English.';
  const own = { description, company_name: `Company ${recruiterId}`, recruiter_id: recruiterId, ...summary };
  const recruiter = { name: 'Rafael Lima', company_name: own.company_name, email: 'rafael@company.example' };
  return bareJob(id, clock.now(), own, { recruiter });
}

/** Stores a job straight into the table; `summary` replaces parts of it. */
export async function makeJob(id: number, recruiterId: number, summary: Partial<StoredJob['summary']> = {}) {
  const job = storedJobOf(id, recruiterId, summary);
  await putNewJob(job);
  return job.summary;
}

/** Gives a part of a stored item's summary a value that no version of the code has written. */
async function spoil(key: { PK: string; SK: string }, part: string, nonsense: unknown): Promise<void> {
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET card.#part = :nonsense',
      ExpressionAttributeNames: { '#part': part },
      ExpressionAttributeValues: { ':nonsense': nonsense },
    }),
  );
}

export const spoilJob = (id: number): Promise<void> => spoil(keys.job(id), 'created_at', { spoiled: true });
/** The job can be parsed, its requirements cannot be unpacked. */
export const spoilRequirements = (id: number): Promise<void> => spoil(keys.job(id), 'language_requirements', '[[');
export const spoilCandidate = (id: number): Promise<void> =>
  spoil(keys.profile('candidate', id), 'created_at', { spoiled: true });

export const spoilJobDraft = (companyId: number, id: number): Promise<void> =>
  spoil(keys.jobDraft(companyId, id), 'created_at', { spoiled: true });

/** Stores a plan; by default the trial: 5 candidates in 7 days, free. */
export async function makePlan(plan: Partial<Plan> = {}): Promise<Plan> {
  const whole: Plan = {
    id: 1,
    key: 'trial',
    name: 'Trial',
    description: 'Try it out.',
    price: 0,
    candidate_limit: 5,
    duration_days: 7,
    is_active: true,
    features: [],
    translations: {},
    created_at: toIso(clock.now()),
    ...plan,
  };
  await putPlan(whole);
  return whole;
}

/** Gives a recruiter without an active subscription one with 5 views for a week; `parts` replace its fields. */
export async function subscribe(
  recruiterId: number,
  parts: Partial<Entitlement> & { ends_at?: EpochMs } = {},
): Promise<Entitlement & { ends_at: EpochMs }> {
  const now = clock.now();
  const entitlement = {
    recruiter_id: recruiterId,
    subscription_id: 1,
    plan_name: 'Premium',
    price: 4999,
    candidate_limit: 5,
    candidates_viewed: 0,
    starts_at: now,
    ends_at: epochMs(now + 7 * 24 * 60 * 60 * 1000),
    waiting_ms: null,
    ...parts,
  };
  const result = await transact({ entitlement: grantEntitlement(entitlement, now) });
  if (!result.done) throw new Error('This recruiter has an active subscription.');
  return entitlement;
}
