import { Link } from 'react-router-dom';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { linkTo } from '#web/config/links.ts';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import {
  ArrowRight,
  BriefcaseBusiness,
  ChartNoAxesColumn,
  CreditCard,
  FilePlus2,
  ListChecks,
  Users,
} from '#web/ui/icons.ts';

const always = [
  { name: 'post', to: linkTo('postJob'), Icon: FilePlus2 },
  { name: 'jobs', to: linkTo('myJobs'), Icon: BriefcaseBusiness },
  { name: 'candidates', to: linkTo('viewCandidates'), Icon: Users },
  { name: 'shortlist', to: linkTo('shortlist'), Icon: ListChecks },
  { name: 'insights', to: linkTo('recruiterInsights'), Icon: ChartNoAxesColumn },
] as const;

const withoutPlan = { name: 'plans', to: linkTo('subscriptionPlans'), Icon: CreditCard } as const;

/** Links to a recruiter's main tasks, including the plans only without an active subscription; none that the role does not allow. Names no used trial. */
export const ActionCards = () => {
  const t = useT();
  const { status, isError } = useSubscriptionStatus();
  const mayPost = useMay(jobCalls.create);
  const mayBuy = useMay(paymentCalls.purchase);
  const needsPlan = mayBuy && !isError && status?.has_active_subscription === false;
  const own = always.filter(({ name }) => mayPost || name !== 'post');
  const actions = needsPlan ? [withoutPlan, ...own] : own;
  return (
    <nav aria-label={t('recruiters.actions.title')}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-1">
        {actions.map(({ name, to, Icon }) => (
          <li key={name} className={name === 'plans' ? 'sm:col-span-2 lg:col-span-1' : ''}>
            <Link
              to={to}
              className="group flex h-full items-center gap-4 rounded-lg border border-line bg-card p-4 transition-colors hover:border-edge sm:p-5"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-tint text-primary-strong">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`recruiters.actions.${name}.title`)}</span>
                <span className="block text-sm text-soft">
                  {name === 'plans' && !status?.trial_available
                    ? t('recruiters.actions.plans.textAfterTrial')
                    : t(`recruiters.actions.${name}.text`)}
                </span>
              </span>
              <ArrowRight
                className="size-5 shrink-0 text-soft transition-transform group-hover:translate-x-0.5 rtl:rotate-180"
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
