import * as z from 'zod/mini';
import { difference, type Figures, moves } from '#functions/entities/statistics/figures.ts';
import type { DashboardStats } from '#shared/contracts/admin.ts';
import type { Concern } from './effect.ts';

const account = z.object({ kind: z.string(), state: z.string(), verified: z.boolean() });
const job = z.object({ card: z.object({ is_active: z.boolean() }) });
const subscription = z.object({ card: z.object({ payment_status: z.string() }) });

/** What one item of an entity adds to the dashboard's figures. */
const contributions: Record<string, (image: unknown) => Figures<keyof DashboardStats>> = {
  account: (image) => {
    const { kind, state, verified } = account.parse(image);
    if (state !== 'active' && state !== 'deactivated') return {};
    if (kind === 'candidate') return { totalCandidates: 1 };
    if (kind !== 'recruiter') return {};
    return { totalRecruiters: 1, ...(verified ? { verifiedRecruiters: 1 } : { unverifiedRecruiters: 1 }) };
  },
  job: (image) => (job.parse(image).card.is_active ? { totalJobs: 1 } : {}),
  subscription: (image) => ({
    totalSubscriptions: 1,
    ...(subscription.parse(image).card.payment_status === 'pending' ? { pendingPayments: 1 } : {}),
  }),
};

/** How a change moves the dashboard's figures. */
export const statistics: Concern = ({ entity, before, after }) => {
  const of = contributions[entity];
  if (!of) return [];
  const add = difference(before ? of(before) : {}, after ? of(after) : {});
  return moves(add) ? [{ kind: 'statistics', add }] : [];
};
