import { readBilling } from '#functions/entities/billing/billing-store.ts';
import { chargeOf, type Gst } from '#shared/domain/billing/gst-tax.ts';
import { taxOf } from './documents-of-payment.ts';
import { gstOf, seller } from './seller.ts';

/** How a sale to a buyer is taxed: null for sellers without GSTIN and for exports without tax. */
export function gstFor(buyer: { country: string; state: string | null } | undefined): Gst | null {
  const sale = seller();
  return taxOf(sale, buyer ?? null) === 'export' ? null : gstOf(sale);
}

/**
 * A plan with what it costs a recruiter in place of its price, in whole rupees: the tax is added where prices are without
 * it. Only then billing details are read (0.5 read units), as exports may carry no tax.
 */
export async function chargedPlan<Plan extends { price: number }>(plan: Plan, recruiterId: number): Promise<Plan> {
  const gst = gstOf(seller());
  if (gst === null || gst.included) return plan;
  return { ...plan, price: chargeOf(plan.price, gstFor(await readBilling(recruiterId))) };
}
