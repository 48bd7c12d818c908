import type { AccountKind, UserType } from '#shared/domain/account-kind.ts';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import type { Account, Membership } from './stored-account.ts';

/** Who makes the call, as stored: never what the request claims. */
export interface Caller {
  type: UserType;
  kind: AccountKind;
  /** Of recruiters: their company, by its founder's id; what they do belongs to it. Of all others, and in calls about the account: its own. */
  id: number;
  /** Of the account that `id` names. */
  name: string;
  email: string;
  /** Of recruiters: verified by an admin, as a company. */
  verified: boolean;
  /** The account that signed in; another one than `id` only for a founder's colleagues. */
  account: Pick<Account, 'id' | 'name' | 'email'>;
  /** In whose company the account works; undefined for founders, and for all others. */
  membership: Membership | undefined;
  /** The day up to which the account accepted the legal documents; undefined before the first time. */
  acceptedUntil: string | undefined;
  /** Key of this session among the account's. */
  sessionKey: string;
}

/** The account that acts for a founder's company; undefined for the founder, and for all others. */
export const colleagueOf = ({ id, account }: Pick<Caller, 'id' | 'account'>): number | undefined =>
  account.id === id ? undefined : account.id;

/** A colleague for whom an owner limits the views of the company's plan. */
export const limitedViewer = ({ account, membership }: Pick<Caller, 'account' | 'membership'>) =>
  membership?.max_views === undefined ? undefined : { id: account.id, maxViews: membership.max_views };

/** What a recruiter may do in the company: its founder is always an owner. */
export const roleOf = ({ membership }: Pick<Caller, 'membership'>): CompanyRole => membership?.role ?? 'owner';
