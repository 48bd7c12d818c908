import type { Change } from '#functions/data/change.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { newestAdmins } from '#functions/entities/admin/admin-store.ts';
import { parsePayment } from '#functions/entities/payment/stored-payment.ts';
import { toIso } from '#shared/domain/time.ts';
import { type Effect, notificationTo } from './effect.ts';

/** How many admins are notified: each needs up to four of the 100 writes of a transaction. */
const maxAdmins = 20;

/**
 * Notifies active admins that a refund did not arrive: an admin has to pay the money back in another way (0.5 read units for each
 * 4 KB of admins). None for all other changes of payments.
 */
export async function effectsOfFailedRefund({ before, after, at }: Change): Promise<Effect[]> {
  if (!before || !after) return [];
  const [old, { summary }] = [parsePayment(before), parsePayment(after)];
  const amount = Math.round((old.summary.amount_refunded - summary.amount_refunded) * 100) / 100;
  if (amount <= 0) return [];
  const { plan_name, recruiter_id: recruiter } = summary;
  const { items } = await newestAdmins({ page: { limit: maxAdmins, start: undefined }, matches: isInUse });
  const content = {
    kind: 'refund_to_repeat',
    values: { amount, plan_name, recruiter },
    link: '/subscription-management',
  } as const;
  return items.flatMap(({ id }) => notificationTo('admin', id, content, toIso(at)));
}
