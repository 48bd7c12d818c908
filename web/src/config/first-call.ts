import type { CallInput } from '#shared/contracts/define.ts';
import type { contracts } from '#shared/contracts/index.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { pageSize } from './page-size.ts';

type Contracts = typeof contracts;
type AnyCall = { [Domain in keyof Contracts]: Contracts[Domain][keyof Contracts[Domain]] }[keyof Contracts];
type Read = Extract<AnyCall, { method: 'GET' }>;

/** Which jobs a candidate's list starts with: those that fit first, or all in another order. */
export type JobListChoice = 'fit' | 'all';

/** Who opens a screen first, and the parameters of its path. */
export interface Visit {
  id: number;
  userType: UserType;
  params: Readonly<Record<string, string>>;
  /** What a candidate chose last. */
  jobList: JobListChoice;
}

/** A GET that a screen makes with its first render. */
export interface FirstCall {
  method: 'GET';
  path: string;
  input: object;
}

/** Names a call of the contract by its path: the contract's own schemas are too large for the script that prefetches. */
export const get = <Path extends Read['path']>(
  path: Path,
  input: CallInput<Extract<Read, { path: Path }>>,
): FirstCall => ({ method: 'GET', path, input });

// What several screens ask first.

export const savedJobs = get('/candidate/saved-jobs', {});
export const candidateJobs = ({ jobList }: Visit) =>
  get('/jobs/search', { query: { limit: pageSize.cards, ...(jobList === 'fit' && { sort: 'fit' as const }) } });
export const profileOf = (id: number) => get('/candidate/profile/{id}', { params: { id } });

export const ownSubscription = (id: number) => get('/subscriptions/recruiter/{id}/status', { params: { id } });
export const ownPayments = (id: number) =>
  get('/payments/recruiter/{id}', { params: { id }, query: { limit: pageSize.rows } });
export const postingRight = (id: number) => [
  get('/recruiter/status/{id}', { params: { id }, query: {} }),
  ownSubscription(id),
];
export const ownJobs = ({ id }: Visit) => [
  get('/jobs/recruiter/{id}', { params: { id }, query: { limit: pageSize.rows } }),
  ...postingRight(id),
];

export const overviewOfAdmins = () => [
  get('/admin/stats', {}),
  get('/admin/recruiters', { query: { limit: pageSize.largest } }),
  get('/admin/subscriptions', { query: { limit: pageSize.part, status: 'pending' } }),
];

const ownFacts = ({ id, userType }: Visit): FirstCall => {
  if (userType === 'candidate') return get('/candidate/profile', {});
  return userType === 'recruiter' ? get('/recruiter/profile', {}) : get('/admin/profile/{id}', { params: { id } });
};
/** The signed-in account and its sessions. */
export const ownAccount = (visit: Visit) => [ownFacts(visit), get('/account/sessions', {})];
