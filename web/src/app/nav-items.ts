import { BriefcaseBusiness, CreditCard, LayoutDashboard, ListChecks, Search, UserRound, Users } from 'lucide-react';
import type { MessageKey } from '../lib/i18n.ts';
import { paths } from './paths.ts';
import type { UserType } from './user-types.ts';

export interface NavItem {
  to: string;
  label: MessageKey;
  Icon: typeof Search;
}

const staff = (dashboard: string): NavItem[] => [
  { to: dashboard, label: 'common.nav.dashboard', Icon: LayoutDashboard },
  { to: paths.admin.recruiters, label: 'common.nav.recruiters', Icon: Users },
];

/** The main navigation of each kind of account: at most five entries, as a phone's bottom bar holds no more. */
export const navItems: Record<UserType, NavItem[]> = {
  candidate: [
    { to: paths.candidate.dashboard, label: 'common.nav.dashboard', Icon: LayoutDashboard },
    { to: paths.jobs, label: 'common.nav.jobs', Icon: Search },
    { to: paths.candidate.profile(), label: 'common.nav.profile', Icon: UserRound },
  ],
  recruiter: [
    { to: paths.recruiter.dashboard, label: 'common.nav.dashboard', Icon: LayoutDashboard },
    { to: paths.recruiter.myJobs, label: 'common.nav.myJobs', Icon: BriefcaseBusiness },
    { to: paths.recruiter.viewCandidates, label: 'common.nav.candidates', Icon: Users },
    { to: paths.recruiter.shortlist, label: 'common.nav.shortlist', Icon: ListChecks },
    { to: paths.recruiter.plans, label: 'common.nav.plans', Icon: CreditCard },
  ],
  admin: staff(paths.admin.dashboard),
  master_admin: staff(paths.admin.masterDashboard),
};
