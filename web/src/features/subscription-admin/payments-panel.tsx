import { useState } from 'react';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { linkTo } from '#web/config/links.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CircleCheckBig, Inbox } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Select } from '#web/ui/select.tsx';
import { PaymentTable } from './payment-table.tsx';
import { PaymentsHeading, paymentsTitleId } from './payments-heading.tsx';
import { SubscriptionsSkeleton } from './subscription-results.tsx';
import { noFilter, type Subscriptions, useSubscriptions } from './use-subscriptions.ts';

const ConfirmPaymentDialog = laterDialog(
  async () => (await import('./confirm-payment-dialog.tsx')).ConfirmPaymentDialog,
);

/** Maximum number of payments shown; the subscriptions' own screen has all. */
const maxShown = pageSize.part;

const choices = ['pending', 'completed', 'all'] as const;
type Choice = (typeof choices)[number];

/** The filter of payments in the address. */
const useChoice = () => {
  const { params, change } = useQueryParams();
  const choice = choices.find((each) => each === params.get('payments')) ?? 'pending';
  const choose = (next: Choice) => change({ payments: next === 'pending' ? undefined : next }, { replace: true });
  return { choice, choose };
};

/** The payments of a dashboard; by default the pending ones. */
export const usePayments = () => {
  const { choice, choose } = useChoice();
  const query = useSubscriptions({ ...noFilter, status: choice }, maxShown);
  return { choice, choose, query };
};

const Rows = ({
  query,
  choice,
  onConfirm,
}: {
  query: Subscriptions;
  choice: Choice;
  onConfirm: (subscription: ListedSubscription) => void;
}) => {
  const t = useT();
  return (
    <ListFrame
      query={query}
      items={useItems(query)}
      limit={maxShown}
      loading={<SubscriptionsSkeleton rows={3} />}
      failed={t('subscriptionAdmin.list.failed')}
      empty={
        choice === 'pending' ? (
          <EmptyState icon={<CircleCheckBig aria-hidden="true" />} title={t('admin.payments.none')}>
            {t('admin.payments.noneHint')}
          </EmptyState>
        ) : (
          <EmptyState icon={<Inbox aria-hidden="true" />} title={t('subscriptionAdmin.payments.empty')} />
        )
      }
    >
      {(payments) => <PaymentTable payments={payments} onConfirm={onConfirm} />}
    </ListFrame>
  );
};

/** Payments of subscriptions with their confirmation. `stats` undefined: the figures load, or could not be loaded. */
export const PaymentsPanel = ({
  stats,
  payments: { choice, choose, query },
}: {
  stats: DashboardStats | undefined;
  payments: ReturnType<typeof usePayments>;
}) => {
  const t = useT();
  const [confirming, confirm] = useState<ListedSubscription>();
  const waiting = stats?.pendingPayments ?? 0;
  const all = linkTo('subscriptionManagement', {}, choice === 'all' ? {} : { status: choice });
  return (
    <section aria-labelledby={paymentsTitleId} className="mb-8">
      <PaymentsHeading
        hint={waiting > 0 ? t('subscriptionAdmin.payments.waiting', { count: waiting }) : undefined}
        actions={
          <>
            <Select
              hideLabel
              label={t('subscriptionAdmin.payments.show')}
              value={choice}
              onChange={(event) => choose(event.target.value as Choice)}
              options={choices.map((each) => ({ value: each, label: t(`subscriptionAdmin.payments.${each}`) }))}
            />
            <ButtonLink to={all} variant="secondary">
              {t('subscriptionAdmin.payments.viewAll')}
            </ButtonLink>
          </>
        }
      />
      <Rows query={query} choice={choice} onConfirm={confirm} />
      {confirming && <ConfirmPaymentDialog subscription={confirming} onClose={() => confirm(undefined)} />}
    </section>
  );
};
