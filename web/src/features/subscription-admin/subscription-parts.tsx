import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { t, useT } from '#web/lib/i18n.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { CircleCheck } from '#web/ui/icons.ts';

interface Props {
  subscription: ListedSubscription;
}

/** The recruiter of a subscription, in one line. */
export const ownerOf = ({ recruiter }: ListedSubscription): string =>
  recruiter?.company_name || recruiter?.name || t('subscriptionAdmin.noRecruiter');

/** A subscription by its recruiter and plan, for labels and questions. */
export const nameOf = (subscription: ListedSubscription): string =>
  t('subscriptionAdmin.named', { owner: ownerOf(subscription), plan: subscription.plan.name });

/** How a subscription was or is to be paid. */
export const methodText = (method: string): string => {
  if (method === 'upi' || method === 'razorpay' || method === 'trial' || method === 'admin_created') {
    return t(`subscriptionAdmin.method.${method}`);
  }
  return method;
};

/** The recruiter of a subscription. */
export const Owner = ({ subscription }: Props) => {
  const { recruiter } = subscription;
  return (
    <>
      <span className="block font-semibold">
        <bdi>{ownerOf(subscription)}</bdi>
      </span>
      {recruiter && (
        <>
          {recruiter.company_name && (
            <span className="block">
              <bdi>{recruiter.name}</bdi>
            </span>
          )}
          <span className="block text-soft">
            <bdi>{recruiter.email}</bdi>
          </span>
        </>
      )}
    </>
  );
};

const tones: Record<ListedSubscription['payment_status'], Tone> = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
};

export const PaymentBadge = ({ subscription: { payment_status: status } }: Props) => {
  const texts = useT();
  return <Badge tone={tones[status]}>{texts(`subscriptionAdmin.payment.${status}`)}</Badge>;
};

/** Whether a subscription is active, and when it ends or ended. */
export const ActiveState = ({ subscription: { is_active, end_date } }: Props) => {
  const texts = useT();
  return (
    <>
      <Badge tone={is_active ? 'success' : 'neutral'}>
        {texts(is_active ? 'subscriptionAdmin.active' : 'subscriptionAdmin.inactive')}
      </Badge>
      {is_active && end_date && (
        <span className="mt-1 block text-xs whitespace-nowrap text-soft">
          {texts('subscriptionAdmin.until', { date: formatDate(end_date) })}
        </span>
      )}
      {is_active && !end_date && (
        <span className="mt-1 block text-xs text-soft">{texts('subscriptionAdmin.waiting')}</span>
      )}
    </>
  );
};

/** An amount of money, or a text that the plan is free. */
export const priceText = (price: number): string => (price === 0 ? t('subscriptionAdmin.free') : formatMoney(price));

/** The label of a confirmed payment, in place of the button. */
export const Confirmed = () => {
  const texts = useT();
  return (
    <span className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-success">
      <CircleCheck className="size-4" aria-hidden="true" />
      {texts('subscriptionAdmin.confirmed')}
    </span>
  );
};
