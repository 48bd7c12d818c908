import { type ApplicationStatus, type ShortlistStatus, shortlistStatuses } from './hiring-statuses.ts';

// A person and a job have one state (decision 84). The application and the shortlist's entry that names it both show it: the
// entry's status is the state, and determines the application's status. An application that is applied or reviewed has no entry.

/** The application's status while its entry has a status. */
export const applicationAt: Readonly<Record<ShortlistStatus, ApplicationStatus>> = {
  active: 'shortlisted',
  contacted: 'shortlisted',
  interviewed: 'shortlisted',
  hired: 'hired',
  rejected: 'rejected',
};

/** The entry's status when its application gets a status: as it was where that agrees. Undefined: there is no entry. */
export const entryAt = (status: ApplicationStatus, before?: ShortlistStatus): ShortlistStatus | undefined =>
  before && applicationAt[before] === status
    ? before
    : shortlistStatuses.find((state) => applicationAt[state] === status);

/** Whether the recruiter has yet to decide about a person on the shortlist. */
export const isOpenEntry = (status: ShortlistStatus): boolean => applicationAt[status] === 'shortlisted';
