import { BriefcaseBusiness, CircleCheck, Eye, FileUser } from 'lucide-react';
import { YourData } from '#web/features/account/index.ts';
import { PostingNotice, usePostingRight } from '#web/features/job-postings/index.ts';
import { SubscriptionCard, useSubscriptionStatus } from '#web/features/subscriptions/index.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';
import { ActionCards } from './action-cards.tsx';
import { useOverview } from './queries.ts';
import { RecentApplications } from './recent-applications.tsx';

const Welcome = ({ verified }: { verified: boolean | undefined }) => {
  const t = useT();
  const user = useSession()?.user;
  return (
    <header className="rounded-xl bg-board px-5 py-7 text-board-ink sm:px-8 sm:py-9">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl wrap-anywhere">{t('recruiters.dashboard.welcome', { name: user?.name ?? '' })}</h1>
        {verified && (
          <Badge tone="success">
            <CircleCheck className="size-3.5" aria-hidden="true" />
            {t('recruiters.dashboard.verified')}
          </Badge>
        )}
      </div>
      <p className="mt-2 text-lg text-board-soft wrap-anywhere">
        {user?.company_name
          ? t('recruiters.dashboard.hiringFor', { company: user.company_name })
          : t('recruiters.dashboard.hiring')}
      </p>
    </header>
  );
};

const Figures = () => {
  const t = useT();
  const overview = useOverview();
  const { status } = useSubscriptionStatus();
  const shown = (figure: number | undefined) => {
    if (figure !== undefined) return formatNumber(figure);
    return overview.isError ? t('common.notAvailable') : undefined;
  };
  return (
    <section aria-label={t('recruiters.stats.title')}>
      <StatGrid>
        <StatCard
          label={t('recruiters.stats.jobs')}
          value={shown(overview.data?.total_jobs)}
          icon={<BriefcaseBusiness aria-hidden="true" />}
        />
        <StatCard
          label={t('recruiters.stats.applications')}
          value={shown(overview.data?.total_applications)}
          icon={<FileUser aria-hidden="true" />}
        />
        <StatCard
          label={t('recruiters.stats.active')}
          value={shown(overview.data?.active_jobs)}
          icon={<CircleCheck aria-hidden="true" />}
        />
        <StatCard
          label={t('recruiters.stats.viewed')}
          value={status ? formatNumber(status.candidates_viewed) : undefined}
          icon={<Eye aria-hidden="true" />}
        />
      </StatGrid>
    </section>
  );
};

/** Where a recruiter arrives: plan, figures, what to do next, and who applied lately. */
export const DashboardPage = () => {
  const right = usePostingRight();
  return (
    <div className="space-y-5 sm:space-y-6">
      <Welcome verified={right.verified} />
      {/* A missing plan is what the subscription card below is about. */}
      <PostingNotice right={{ ...right, hasSubscription: undefined }} />
      <SubscriptionCard />
      <Figures />
      <div className="grid grid-cols-1 gap-5 sm:gap-6 lg:grid-cols-[1fr_1.5fr]">
        <ActionCards />
        <RecentApplications />
      </div>
      <YourData owner="recruiter" />
    </div>
  );
};
