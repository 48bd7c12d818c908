import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, Building2, CircleCheck, Eye, FileUser } from 'lucide-react';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { linkTo } from '#web/config/links.ts';
import { useSubscriptionStatus } from '#web/lib/entitlement.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';

/** Greets the recruiter; a verified account carries its badge. */
export const DashboardWelcome = ({ verified }: { verified: boolean | undefined }) => {
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
      {user && (
        <ButtonLink
          to={linkTo('company', { recruiterId: user.id })}
          variant="onBoard"
          size="sm"
          className="mt-4"
          icon={<Building2 className="size-4" aria-hidden="true" />}
        >
          {t('recruiters.dashboard.companyPage')}
        </ButtonLink>
      )}
    </header>
  );
};

/** The recruiter's jobs, applications and viewed candidates in numbers. */
export const DashboardFigures = () => {
  const t = useT();
  const overview = useQuery(queryOf(recruiterCalls.ownProfile, {}));
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
