import { routesOf } from '#functions/http/create-handler.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { adminCreate } from './admin-create.ts';
import { adminDelete } from './admin-delete.ts';
import { adminUpdate } from './admin-update.ts';
import { confirmPayment } from './confirm-payment.ts';
import { allSubscriptions, oneSubscription, recruitersSubscriptions } from './listed-subscriptions.ts';

/** The calls of admins, which a cold start for recruiters does not load. Several documented paths lead to the same thing. */
export const adminRoutes = routesOf(adminSubscriptionCalls, {
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
