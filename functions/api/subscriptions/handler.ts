import { createHandler } from '#functions/http/create-handler.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { adminCreate } from './admin-create.ts';
import { adminDelete } from './admin-delete.ts';
import { adminUpdate } from './admin-update.ts';
import { createPlan, deletePlan, updatePlan } from './change-plans.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createSubscription } from './create-subscription.ts';
import { incrementView } from './increment-view.ts';
import { allSubscriptions, oneSubscription, recruitersSubscriptions } from './listed-subscriptions.ts';
import { allPlans, planById, plansByKey } from './plans.ts';
import { payByUpi } from './request-subscription.ts';
import { subscriptionStatus } from './subscription-status.ts';

const calls = { ...subscriptionCalls, ...planCalls, ...adminSubscriptionCalls };

export const handler = createHandler(calls, {
  plansByKey,
  planById,
  create: createSubscription,
  pay: payByUpi,
  status: subscriptionStatus,
  allPlans,
  planDetails: planById,

  createPlan,
  updatePlan,
  deletePlan,
  incrementView,

  // Several documented paths lead to the same thing.
  all: allSubscriptions,
  adminList: allSubscriptions,
  allOfRecruiter: recruitersSubscriptions,
  adminOfRecruiter: recruitersSubscriptions,
  confirmPayment,
  confirmPlanPayment: confirmPayment,
  adminConfirmPayment: confirmPayment,
  adminGet: oneSubscription,
  adminCreate,
  adminUpdate,
  adminDelete,
});
