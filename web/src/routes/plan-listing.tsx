import { useQuery } from '@tanstack/react-query';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { linkTo } from '#web/config/links.ts';
import { actionLook, PlanCard } from '#web/features/subscriptions/plan-card.tsx';
import { useT } from '#web/lib/i18n.ts';
import { usePlanTexts } from '#web/lib/plan-texts.ts';
import { queryOf } from '#web/lib/query.ts';
import { useMay } from '#web/lib/use-may.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CreditCard } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';

interface Way {
  to: string;
  text: MessageKey;
}

/** The target of a plan's link by kind of visitor; candidates have none, as they buy no plans, nor colleagues who are no owners. */
const ways: Readonly<Record<UserType | 'guest', Way | undefined>> = {
  guest: { to: linkTo('recruiterSignup'), text: 'common.nav.getStarted' },
  recruiter: { to: linkTo('subscriptionPlans'), text: 'subscriptions.plans.select' },
  candidate: undefined,
  admin: { to: linkTo('planManagement'), text: 'common.edit' },
  master_admin: { to: linkTo('planManagement'), text: 'common.edit' },
};

const WayOn = ({ plan }: { plan: Plan }) => {
  const t = useT();
  const { name } = usePlanTexts(plan);
  const way = ways[useSession()?.userType ?? 'guest'];
  const mayBuy = useMay(paymentCalls.purchase);
  if (!way || !mayBuy) return null;
  const action = t(way.text);
  return (
    <ButtonLink
      {...actionLook(plan)}
      to={way.to}
      aria-label={t('subscriptions.plans.selectNamed', { action, plan: name })}
    >
      {action}
    </ButtonLink>
  );
};

const Plans = () => {
  const t = useT();
  const plans = useQuery(queryOf(subscriptionCalls.allPlans, {}));
  return (
    <ListFrame
      query={plans}
      items={plans.data?.filter(({ is_active }) => is_active) ?? []}
      loading={<SkeletonCards label={t('subscriptions.plans.loading')} count={4} columns="lg:grid-cols-4" />}
      failed={t('subscriptions.plans.failed')}
      empty={
        <EmptyState icon={<CreditCard aria-hidden="true" />} title={t('subscriptions.plans.empty')}>
          {t('subscriptions.plans.emptyText')}
        </EmptyState>
      }
      className="grid gap-x-4 gap-y-6 pt-3 sm:grid-cols-2 xl:grid-cols-4"
      rowKey={idOf}
      card={(plan) => (
        <PlanCard plan={plan}>
          <WayOn plan={plan} />
        </PlanCard>
      )}
    />
  );
};

/** The public page of the plans that recruiters can buy. */
export const Component = () => {
  const t = useT();
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader title={t('subscriptions.listing.pageTitle')}>{t('subscriptions.plans.text')}</PageHeader>
      <Plans />
    </div>
  );
};
