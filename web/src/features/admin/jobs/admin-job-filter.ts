import { jobStates } from '#shared/domain/closing-date.ts';

export const jobStatuses = ['all', ...jobStates] as const;
export type JobStatusFilter = (typeof jobStatuses)[number];

export interface AdminJobFilter {
  text: string;
  status: JobStatusFilter;
}

/** No filter: every job. */
export const everyJob: AdminJobFilter = { text: '', status: 'all' };

/** The filter of an address's query. */
export const readJobFilter = (params: URLSearchParams): AdminJobFilter => ({
  text: params.get('q') ?? '',
  status: jobStatuses.find((status) => status === params.get('status')) ?? 'all',
});

/** The address's query for a filter, without empty values; '' or beginning with `?`. */
export const jobSearchOf = ({ text, status }: AdminJobFilter): string => {
  const params = new URLSearchParams({ ...(text && { q: text }), ...(status !== 'all' && { status }) });
  return params.size > 0 ? `?${params}` : '';
};

/** Whether the filter excludes anything. */
export const isJobFiltered = ({ text, status }: AdminJobFilter): boolean => text.trim() !== '' || status !== 'all';
