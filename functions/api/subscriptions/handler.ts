import { createHandler } from '#functions/http/create-handler.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { createPlan, deletePlan, updatePlan } from './change-plans.ts';
import { claimViewBack } from './claim-view.ts';
import { createSubscription } from './create-subscription.ts';
import { incrementView } from './increment-view.ts';
import { allPlans, planById, plansByKey } from './plans.ts';
import { payByUpi } from './request-subscription.ts';
import { subscriptionStatus } from './subscription-status.ts';
import { viewLedger } from './view-ledger.ts';

export const handler = createHandler(
  { ...subscriptionCalls, ...planCalls },
  {
    plansByKey,
    planById,
    create: createSubscription,
    pay: payByUpi,
    status: subscriptionStatus,
    views: viewLedger,
    claimView: claimViewBack,
    allPlans,
    planDetails: planById,

    createPlan,
    updatePlan,
    deletePlan,
    incrementView,
  },
  {},
  async () => (await import('./admin-routes.ts')).adminRoutes,
);
