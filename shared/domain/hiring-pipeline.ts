import {
  type ApplicationStatus,
  type PipelineState,
  type ShortlistStatus,
  shortlistStatuses,
} from './hiring-statuses.ts';

// A person and a job have one state (decision 84). The application and the shortlist's entry that names it both show it: the
// entry's status is the state, and determines the application's status. An application that is applied or reviewed has no entry.

/** The application's status while its entry has a state. */
export const applicationAt = {
  active: 'shortlisted',
  contacted: 'shortlisted',
  interview: 'shortlisted',
  interviewed: 'shortlisted',
  hired: 'hired',
  rejected: 'rejected',
} as const satisfies Readonly<Record<PipelineState, ApplicationStatus>>;

/** The states in which the recruiter has yet to decide. */
export type OpenState = {
  [State in PipelineState]: (typeof applicationAt)[State] extends 'shortlisted' ? State : never;
}[PipelineState];

/** The entry's state when its application gets a status: as it was where that agrees. Undefined: there is no entry. */
export const entryAt = (status: ApplicationStatus, before?: PipelineState): PipelineState | undefined =>
  before && applicationAt[before] === status
    ? before
    : shortlistStatuses.find((state) => applicationAt[state] === status);

/** Whether the recruiter has yet to decide about a person on the shortlist. */
export const isOpenEntry = (state: PipelineState): state is OpenState => applicationAt[state] === 'shortlisted';

/** An entry's status with what makes its state finer: who is contacted may have an interview. */
export interface WithState {
  status: ShortlistStatus;
  interview?: object | undefined;
}

/** The state of an entry. */
export const stateOf = ({ status, interview }: WithState): PipelineState =>
  status === 'contacted' && interview ? 'interview' : status;

/** The status that documented calls answer for a state. */
export const statusOf = (state: PipelineState): ShortlistStatus => (state === 'interview' ? 'contacted' : state);

/** Whether a list showed an entry as it is; one that knows no finer states showed its status. */
export const isAsShown = (entry: WithState, shown: PipelineState): boolean =>
  shown === stateOf(entry) || shown === entry.status;
