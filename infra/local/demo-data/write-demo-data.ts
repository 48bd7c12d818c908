import { randomUUID } from 'node:crypto';
import { keptKey } from '#functions/data/file-keys.ts';
import { nextIds } from '#functions/data/next-id.ts';
import { tableName } from '#functions/data/table.ts';
import { listPlans } from '#functions/entities/plan/plan-store.ts';
import { seedPlans } from '#functions/entities/plan/seed-plans.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import type { SeedKind } from '../seed.ts';
import { adminSteps } from './account-steps.ts';
import { admins } from './admins.ts';
import { bulkWrite } from './bulk-write.ts';
import { makeCv } from './demo-cv.ts';
import { type DemoIds, demoHistory } from './demo-history.ts';
import type { DemoData } from './demo-types.ts';
import { foldHistory } from './fold-history.ts';
import { makeDemoData } from './make-demo-data.ts';
import { itemAt, type Step } from './step.ts';

/**
 * Fills a new table whose stream nobody follows yet: the items come from the domains' own stores, and what the stream's
 * function would have made of them is there as well. Everything, or only the plans and the two demo admins.
 */
export const writeDemoData = async (kind: SeedKind, endpoint: string): Promise<void> => {
  const now = Date.now();
  const [adminIds, stored] = await Promise.all([nextIds('admin', admins.length), writePlans(now)]);
  const later = kind === 'demo' ? await prepareHistory(makeDemoData(now), stored) : [];
  await bulkWrite(endpoint, tableName(), foldHistory([...adminSteps(adminIds, now), ...later]));
};

/** The data's history, with its ids taken and its files stored. */
export const prepareHistory = async (data: DemoData, stored: readonly Plan[]): Promise<Step[]> => {
  const ids = await takeIds(data);
  return demoHistory(data, ids, stored, await storeCvs(data, ids));
};

/** Writes the standard plans as a first deployment does; answers them as stored. */
export const writePlans = async (now: number): Promise<Plan[]> => {
  await seedPlans(now);
  return listPlans();
};

const takeIds = async ({ candidates, recruiters, jobs }: DemoData): Promise<DemoIds> => {
  const subscribed = recruiters.filter(({ subscription }) => subscription !== undefined);
  const [candidateIds, recruiterIds, jobIds, subscriptionIds] = await Promise.all([
    nextIds('candidate', candidates.length),
    nextIds('recruiter', recruiters.length),
    nextIds('job', jobs.length),
    nextIds('subscription', subscribed.length),
  ]);
  return { candidates: candidateIds, recruiters: recruiterIds, jobs: jobIds, subscriptions: subscriptionIds };
};

/** Stores the CVs; answers their keys by the candidates' places. */
const storeCvs = async ({ candidates }: DemoData, ids: DemoIds): Promise<Map<number, string>> => {
  const stored = candidates.flatMap((candidate, index) => {
    if (!candidate.has_cv) {
      return [];
    }
    const key = keptKey(itemAt(ids.candidates, index), 'cv', randomUUID(), 'pdf');
    return [putFile(key, makeCv(candidate)).then(() => [index, key] as const)];
  });
  return new Map(await Promise.all(stored));
};
