import type { StoredPlan } from '#functions/entities/plan/stored-plan.ts';
import { toPlan } from '#functions/entities/plan/to-plan.ts';
import { gstOf, seller } from '#functions/services/payments/seller.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';

/** A plan as it is offered, with what its price says of GST. */
export const toOffer = (plan: StoredPlan): Plan => ({ ...toPlan(plan), gst: gstOf(seller()) });
