import type { UserType } from '#shared/domain/account-kind.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { linkTo } from '#web/config/links.ts';
import { BriefcaseBusiness, CreditCard, LayoutDashboard, ListChecks, Search, UserRound, Users } from '#web/ui/icons.ts';

export interface NavItem {
  to: string;
  label: MessageKey;
  Icon: typeof Search;
}

const staff = (dashboard: string): NavItem[] => [
  { to: dashboard, label: 'common.nav.dashboard', Icon: LayoutDashboard },
  { to: linkTo('recruiterManagement'), label: 'common.nav.recruiters', Icon: Users },
  { to: linkTo('adminUsers'), label: 'common.nav.users', Icon: UserRound },
  { to: linkTo('adminJobs'), label: 'common.nav.allJobs', Icon: BriefcaseBusiness },
  { to: linkTo('subscriptionManagement'), label: 'common.nav.subscriptions', Icon: CreditCard },
];

/** The main navigation of each kind of account: at most five entries, the maximum of a phone's bottom bar. */
export const navItems: Record<UserType, NavItem[]> = {
  candidate: [
    { to: linkTo('candidateDashboard'), label: 'common.nav.dashboard', Icon: LayoutDashboard },
    { to: linkTo('jobs'), label: 'common.nav.jobs', Icon: Search },
    { to: linkTo('candidateProfile'), label: 'common.nav.profile', Icon: UserRound },
  ],
  recruiter: [
    { to: linkTo('recruiterDashboard'), label: 'common.nav.dashboard', Icon: LayoutDashboard },
    { to: linkTo('myJobs'), label: 'common.nav.myJobs', Icon: BriefcaseBusiness },
    { to: linkTo('viewCandidates'), label: 'common.nav.candidates', Icon: Users },
    { to: linkTo('shortlist'), label: 'common.nav.shortlist', Icon: ListChecks },
    { to: linkTo('subscriptionPlans'), label: 'common.nav.plans', Icon: CreditCard },
  ],
  admin: staff(linkTo('adminDashboard')),
  master_admin: staff(linkTo('masterAdminDashboard')),
};
