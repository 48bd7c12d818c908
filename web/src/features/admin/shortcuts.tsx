import type { ComponentProps } from 'react';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import {
  BadgeCheck,
  BriefcaseBusiness,
  ChartNoAxesColumn,
  CreditCard,
  Database,
  Flag,
  ScrollText,
  ShieldAlert,
  ShieldCheck,
  UserRound,
  Users,
} from '#web/ui/icons.ts';
import { LinkCard } from '#web/ui/link-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { openItems } from './dashboard-stats.ts';
import { filterSearch } from './use-recruiter-filter.ts';

const Shortcut = (card: ComponentProps<typeof LinkCard>) => (
  <li className="grid">
    <LinkCard {...card} />
  </li>
);

/**
 * Links from a dashboard to other screens. `stats` undefined: loading; `failed`: the numbers of waiting items are
 * unknown.
 */
export const Shortcuts = ({
  stats,
  failed,
  forMaster = false,
}: {
  stats: DashboardStats | undefined;
  failed: boolean;
  forMaster?: boolean;
}) => {
  const t = useT();
  const waiting = stats ? (
    t('admin.links.pendingText', { count: stats.unverifiedRecruiters })
  ) : (
    <Skeleton className="mt-1 h-4 w-40" />
  );
  const openCount = stats ? (
    t('admin.links.moderationText', { count: openItems(stats) })
  ) : (
    <Skeleton className="mt-1 h-4 w-40" />
  );
  const openCertificates = stats ? (
    t('admin.links.certificatesText', { count: stats.openCertificates })
  ) : (
    <Skeleton className="mt-1 h-4 w-40" />
  );
  return (
    <nav aria-label={t('admin.dashboard.shortcuts')} className="grid">
      <ul className="grid auto-rows-fr grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-3">
        <Shortcut
          to={linkTo('recruiterManagement') + filterSearch({ text: '', state: 'unverified' })}
          icon={<ShieldAlert aria-hidden="true" />}
          title={t('admin.links.pending')}
        >
          {failed ? t('common.notAvailable') : waiting}
        </Shortcut>
        <Shortcut to={linkTo('adminModeration')} icon={<Flag aria-hidden="true" />} title={t('admin.links.moderation')}>
          {failed ? t('common.notAvailable') : openCount}
        </Shortcut>
        <Shortcut
          to={linkTo('adminCertificates')}
          icon={<BadgeCheck aria-hidden="true" />}
          title={t('admin.links.certificates')}
        >
          {failed ? t('common.notAvailable') : openCertificates}
        </Shortcut>
        <Shortcut
          to={linkTo('recruiterManagement')}
          icon={<Users aria-hidden="true" />}
          title={t('admin.links.recruiters')}
        >
          {t('admin.links.recruitersText')}
        </Shortcut>
        <Shortcut to={linkTo('adminUsers')} icon={<UserRound aria-hidden="true" />} title={t('admin.links.users')}>
          {t('admin.links.usersText')}
        </Shortcut>
        <Shortcut
          to={linkTo('adminJobs')}
          icon={<BriefcaseBusiness aria-hidden="true" />}
          title={t('admin.links.jobs')}
        >
          {t('admin.links.jobsText')}
        </Shortcut>
        <Shortcut
          to={linkTo('adminTrends')}
          icon={<ChartNoAxesColumn aria-hidden="true" />}
          title={t('admin.links.trends')}
        >
          {t('admin.links.trendsText')}
        </Shortcut>
        {forMaster && (
          <Shortcut
            to={linkTo('adminManagement')}
            icon={<ShieldCheck aria-hidden="true" />}
            title={t('admin.links.admins')}
          >
            {t('admin.links.adminsText')}
          </Shortcut>
        )}
        <Shortcut
          to={linkTo('subscriptionManagement')}
          icon={<CreditCard aria-hidden="true" />}
          title={t('subscriptionAdmin.pageTitle')}
        >
          {t('subscriptionAdmin.text')}
        </Shortcut>
        <Shortcut to={linkTo('adminAudit')} icon={<ScrollText aria-hidden="true" />} title={t('admin.links.audit')}>
          {t('admin.links.auditText')}
        </Shortcut>
        <Shortcut
          to={linkTo('databaseViewer')}
          icon={<Database aria-hidden="true" />}
          title={t('admin.links.database')}
        >
          {t('admin.links.databaseText')}
        </Shortcut>
      </ul>
    </nav>
  );
};
