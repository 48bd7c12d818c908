import type { ReactNode } from 'react';
import type { Plan, SubscriptionStatus } from '#shared/contracts/subscriptions.ts';
import { cx } from '#web/lib/cx.ts';
import { formatMoney } from '#web/lib/format.ts';
import { gstText } from '#web/lib/gst-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanTexts } from '#web/lib/plan-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/icons.ts';

/** Whether a plan is free; all others need a payment first, also a trial for which admins have set a price. */
export const isTrial = ({ key, price }: Plan): boolean => key === 'trial' && price === 0;

/** What every plan has, and the plan's own list. */
const useFeatures = (plan: Plan): string[] => {
  const t = useT();
  const { features } = usePlanTexts(plan);
  const every = [
    t('subscriptions.plans.candidates', { count: plan.candidate_limit }),
    t('subscriptions.plans.days', { count: plan.duration_days }),
    t('subscriptions.plans.postings'),
    t('subscriptions.plans.support'),
  ];
  return [...new Set([...every, ...features])];
};

const Price = ({ plan }: { plan: Plan }) => {
  const t = useT();
  const gst = gstText(plan.gst);
  return (
    // Free plans have no line about GST: what follows is beside that of the others.
    <p className={cx('mt-5', gst && 'sm:min-h-19.5')}>
      <span className="font-display text-3xl font-semibold tabular-nums">{formatMoney(plan.price)}</span>
      {plan.price > 0 && <span className="ms-1 text-soft">{t('subscriptions.plans.suffix')}</span>}
      {plan.price > 0 && gst && <span className="block text-sm text-soft">{gst}</span>}
    </p>
  );
};

const isPopular = (plan: Plan): boolean => plan.key === 'premium';

/** The variant of the card's button: the most popular plan's is prominent. */
export const actionLook = (plan: Plan) =>
  ({ className: 'w-full', variant: isPopular(plan) ? 'primary' : 'secondary' }) as const;

/**
 * Replaces the trial's button while no trial can start: during a plan, after a trial, and until the status is known, when
 * it only keeps the button's place.
 */
export const NoTrial = ({ status }: { status: SubscriptionStatus | undefined }) => {
  const t = useT();
  const reason = status?.has_active_subscription ? 'noTrialNow' : 'trialUsed';
  return (
    <p className="flex min-h-11 items-center justify-center text-center text-sm font-semibold text-soft">
      {status && t(`subscriptions.plans.${reason}`)}
    </p>
  );
};

/** Chooses a plan. */
export const SelectPlan = ({ plan, onSelect }: { plan: Plan; onSelect: () => void }) => {
  const t = useT();
  const { name } = usePlanTexts(plan);
  const action = t(isTrial(plan) ? 'subscriptions.plans.startTrial' : 'subscriptions.plans.select');
  return (
    <Button
      {...actionLook(plan)}
      onClick={onSelect}
      aria-label={t('subscriptions.plans.selectNamed', { action, plan: name })}
    >
      {action}
    </Button>
  );
};

/**
 * One plan. `current`: the recruiter has it now; `pending`: their payment for it waits for confirmation.
 * `children`: the actions of an available plan.
 */
export const PlanCard = ({
  plan,
  current = false,
  pending = false,
  children,
}: {
  plan: Plan;
  current?: boolean;
  pending?: boolean;
  children?: ReactNode;
}) => {
  const t = useT();
  const { name, description } = usePlanTexts(plan);
  const features = useFeatures(plan);
  const popular = isPopular(plan);
  return (
    <article
      className={cx(
        'relative flex h-full flex-col rounded-lg border bg-card p-5 sm:p-6',
        popular && plan.is_active ? 'border-accent' : 'border-line',
      )}
    >
      {popular && plan.is_active && (
        <Badge tone="accent" className="absolute -top-3.5 start-5 border border-accent">
          {t('subscriptions.plans.popular')}
        </Badge>
      )}
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <h2 className="me-auto text-xl wrap-anywhere">{name}</h2>
        {!plan.is_active && <Badge tone="neutral">{t('subscriptions.plans.inactive')}</Badge>}
        {current && <Badge tone="success">{t('subscriptions.plans.current')}</Badge>}
        {pending && <Badge tone="warning">{t('subscriptions.plans.pending')}</Badge>}
      </div>
      <p className="mt-2 text-soft wrap-anywhere lg:min-h-13">
        <bdi>{description}</bdi>
      </p>
      <Price plan={plan} />
      <ul className="mt-5 mb-6 space-y-2.5 border-t border-line pt-5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5 wrap-anywhere">
            <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
            <bdi>{feature}</bdi>
          </li>
        ))}
      </ul>
      {plan.is_active ? (
        <div className="mt-auto">{children}</div>
      ) : (
        <p className="mt-auto flex min-h-11 items-center justify-center rounded-md bg-sunk px-4 text-sm font-semibold text-soft">
          {t('subscriptions.plans.unavailable')}
        </p>
      )}
    </article>
  );
};
