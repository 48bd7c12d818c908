import type { ComponentProps } from 'react';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  CreditCard,
  Database,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from '#web/ui/icons.ts';
import { LinkCard } from '#web/ui/link-card.tsx';

const Shortcut = (card: ComponentProps<typeof LinkCard>) => (
  <li className="grid">
    <LinkCard {...card} />
  </li>
);

/** Links from a dashboard to other screens. */
export const Shortcuts = ({ forMaster = false }: { forMaster?: boolean }) => {
  const t = useT();
  return (
    <nav aria-label={t('admin.dashboard.shortcuts')} className="grid">
      <ul className="grid auto-rows-fr grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-3">
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
