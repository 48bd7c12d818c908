import type { adminCalls } from '#shared/contracts/admin.ts';
import type { CallInput } from '#shared/contracts/define.ts';
import { type AuditAction, auditActions, auditTargets } from '#shared/domain/audit.ts';

export type AuditTarget = (typeof auditTargets)[number];

/** The filter of the audit trail as its address has it; empty texts filter nothing. */
export interface AuditFilters {
  /** Id of the admin who acted. */
  admin: string;
  action: AuditAction | '';
  /** Whom or what the action was about; only together with `id`. */
  type: AuditTarget | '';
  id: string;
  /** Reads of lists that contained the target, instead of actions on the target alone. */
  lists: boolean;
  /** First and last day, `YYYY-MM-DD`, of the reader's time zone. */
  from: string;
  until: string;
}

export const noFilters: AuditFilters = { admin: '', action: '', type: '', id: '', lists: false, from: '', until: '' };

const idPattern = /^[1-9][0-9]{0,11}$/;
const pairPattern = /^[1-9][0-9]{0,11}-[1-9][0-9]{0,11}$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text can be the id of such a target: applications have the ids of job and candidate. */
export const isTargetId = (type: AuditTarget, id: string): boolean =>
  (type === 'application' ? pairPattern : idPattern).test(id);

/** Only people are in lists whose reads are recorded. */
export const isListed = (type: AuditTarget | ''): boolean =>
  type === 'candidate' || type === 'recruiter' || type === 'admin';

const isDay = (text: string): boolean => dayPattern.test(text) && !Number.isNaN(Date.parse(text));

/** The filter of an address; what no filter can be is left out. */
export const filtersOf = (params: URLSearchParams): AuditFilters => {
  const text = (name: string) => params.get(name) ?? '';
  const type = auditTargets.find((each) => each === text('type')) ?? '';
  const isTarget = type !== '' && isTargetId(type, text('id'));
  const [from, until] = ['from', 'until'].map((name) => (isDay(text(name)) ? text(name) : '')) as [string, string];
  return {
    admin: idPattern.test(text('admin')) ? text('admin') : '',
    action: auditActions.find((each) => each === text('action')) ?? '',
    type: isTarget ? type : '',
    id: isTarget ? text('id') : '',
    lists: isTarget && isListed(type) && text('lists') === 'yes',
    from,
    until: from !== '' && until !== '' && until < from ? '' : until,
  };
};

/** The values of the address for a filter. */
export const addressOf = ({ lists, ...texts }: AuditFilters): Record<string, string> => ({
  ...texts,
  lists: lists ? 'yes' : '',
});

export const isFiltered = (filters: AuditFilters): boolean =>
  Object.values(addressOf(filters)).some((text) => text !== '');

/** The start of a day in the reader's time zone, `days` later. */
const startOf = (day: string, days = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
};

/** The query of the call for a filter. */
export const queryOfFilters = ({ admin, action, type, id, lists, from, until }: AuditFilters) =>
  ({
    ...(admin && { actor_id: admin }),
    ...(action && { action }),
    ...(type && { target_type: type, target_id: id }),
    ...(lists && { in_lists: true }),
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(until, 1) }),
  }) as NonNullable<CallInput<typeof adminCalls.audit>['query']>;
