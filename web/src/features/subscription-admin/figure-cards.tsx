import { formatMoney, formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { CircleCheckBig, Hourglass, IndianRupee, Layers, WalletCards } from '#web/ui/icons.ts';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';
import type { useSubscriptionFigures } from './use-subscriptions.ts';

type Figures = ReturnType<typeof useSubscriptionFigures>;

/** A figure as text: undefined while it loads, and a text for unknown after a failed load. */
const useFigureText = () => {
  const t = useT();
  return (value: number | undefined, failed: boolean, format = formatNumber): string | undefined =>
    value === undefined ? (failed ? t('common.notAvailable') : undefined) : format(value);
};

const Revenue = ({ figures: { data, isError } }: { figures: Figures }) => {
  const t = useT();
  const text = useFigureText()(data?.totalRevenue, isError, formatMoney);
  return (
    <StatCard
      label={t('subscriptionAdmin.stats.revenue')}
      value={text && <span className="text-xl wrap-anywhere sm:text-2xl lg:text-3xl">{text}</span>}
      icon={<IndianRupee aria-hidden="true" />}
    />
  );
};

/** The four figures of the whole screen. `plans` undefined: they load, or could not be loaded. */
export const FigureCards = ({
  plans,
  plansFailed,
  figures,
}: {
  plans: { total: number; active: number } | undefined;
  plansFailed: boolean;
  figures: Figures;
}) => {
  const t = useT();
  const text = useFigureText();
  return (
    <section aria-label={t('subscriptionAdmin.stats.title')} className="mb-8">
      <StatGrid>
        <StatCard
          label={t('subscriptionAdmin.stats.plans')}
          value={text(plans?.total, plansFailed)}
          icon={<Layers aria-hidden="true" />}
        />
        <StatCard
          label={t('subscriptionAdmin.stats.activePlans')}
          value={text(plans?.active, plansFailed)}
          icon={<CircleCheckBig aria-hidden="true" />}
        />
        <StatCard
          label={t('subscriptionAdmin.stats.total')}
          value={text(figures.data?.totalSubscriptions, figures.isError)}
          icon={<WalletCards aria-hidden="true" />}
        />
        <Revenue figures={figures} />
      </StatGrid>
    </section>
  );
};

/** The four figures of the simple view. */
export const SimpleFigureCards = ({ figures }: { figures: Figures }) => {
  const t = useT();
  const text = useFigureText();
  const { data, isError } = figures;
  return (
    <section aria-label={t('subscriptionAdmin.stats.title')} className="mb-8">
      <StatGrid>
        <StatCard
          label={t('subscriptionAdmin.stats.total')}
          value={text(data?.totalSubscriptions, isError)}
          icon={<WalletCards aria-hidden="true" />}
        />
        <StatCard
          label={t('subscriptionAdmin.stats.active')}
          value={text(data?.activeSubscriptions, isError)}
          icon={<CircleCheckBig aria-hidden="true" />}
        />
        <StatCard
          label={t('subscriptionAdmin.stats.pending')}
          value={text(data?.pendingPayments, isError)}
          icon={<Hourglass aria-hidden="true" />}
        />
        <Revenue figures={figures} />
      </StatGrid>
    </section>
  );
};
