import type { Plan } from '#shared/contracts/subscriptions.ts';
import { chargeOf } from '#shared/domain/billing/gst-tax.ts';
import { t } from './i18n.ts';

type GstTerms = Plan['gst'];

/** What a price says of GST: `incl. 18% GST`, or undefined where none is charged. */
export const gstText = (gst: GstTerms): string | undefined =>
  gst ? t(gst.included ? 'common.gst.included' : 'common.gst.added', { rate: gst.rate }) : undefined;

/** What a plan costs with its tax, in whole rupees. */
export const chargeOfPlan = ({ price }: Pick<Plan, 'price'>, gst: GstTerms): number => chargeOf(price, gst ?? null);
