import type { Plan } from '#shared/contracts/subscriptions.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { chargeOfPlan } from '#web/lib/gst-text.ts';

/** The terms that the screen shows, as a request states them: the server refuses an order of other ones. */
export const expectedOf = ({
  plan: { candidate_limit, duration_days },
  charge,
}: Pick<OrderRequest, 'plan' | 'charge'>) => ({
  expected_price: charge,
  expected_candidate_limit: candidate_limit,
  expected_duration_days: duration_days,
});

/** The price that costs `charge` with the tax where that is added: rounding makes it one of three. */
const priceOf = (plan: Plan, charge: number, gst: Plan['gst']): number => {
  const share = chargeOfPlan({ ...plan, price: 1_000_000 }, gst) / 1_000_000;
  const near = Math.round(charge / share);
  return [near, near - 1, near + 1].find((price) => chargeOfPlan({ ...plan, price }, gst) === charge) ?? near;
};

/** The plan with the terms that a refusal names, or undefined when it was refused for another reason. */
export const changedPlan = (plan: Plan, error: unknown, gst: Plan['gst'] = plan.gst): Plan | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'PLAN_CHANGED') return undefined;
  const { price, views, days } = error.values;
  const [charge, candidate_limit, duration_days] = [Number(price), Number(views), Number(days)];
  if (![charge, candidate_limit, duration_days].every(Number.isInteger)) return undefined;
  return { ...plan, price: priceOf(plan, charge, gst), candidate_limit, duration_days };
};

/** Whether an order was refused because of another one, so that the buyer has to confirm a second. */
export const isSecondOrder = (error: unknown): boolean => error instanceof ApiError && error.code === 'ORDER_EXISTS';

/** Whether a refusal is a question to the buyer, and no failure. */
export const isQuestion = (error: unknown): boolean =>
  isSecondOrder(error) || (error instanceof ApiError && error.code === 'PLAN_CHANGED');

/** What an order is about: the terms as they are shown, and whether the buyer knows of another order. */
export interface OrderRequest {
  plan: Plan;
  /** What is to be paid, in whole rupees. */
  charge: number;
  isSecond: boolean;
  /** Shows new terms, or the choice about the other order. */
  onRefused: (error: unknown) => void;
}
