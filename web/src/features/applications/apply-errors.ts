import type { MessageKey } from '#shared/locales/catalogues.ts';
import { ApiError, tooManyText } from '#web/lib/api-error.ts';

/** The place of the application: in a list of jobs, or on a job's own page. */
export type ApplyPlace = 'list' | 'details';

/** Whether the candidate has applied before: by an attempt whose response was lost, or elsewhere. */
export const hasAlreadyApplied = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ALREADY_APPLIED';

/** The text for a failed application: the server's own, or one of the catalogue. */
export const applyProblem = (place: ApplyPlace, error: unknown): { detail: string } | { key: MessageKey } => {
  const wait = tooManyText(error);
  if (wait) return { detail: wait };
  const { status, code, detail } = error instanceof ApiError ? error : { status: 0, code: 'NETWORK', detail: '' };
  if (place === 'list') {
    if (status === 401) return { key: 'applications.loginFirst' };
    return { key: code === 'ALREADY_APPLIED' ? 'applications.already' : 'applications.failed' };
  }
  if (status === 401) return { key: 'applications.details.loginFirst' };
  if (status === 400) return detail ? { detail } : { key: 'applications.details.refused' };
  return { key: 'applications.details.failed' };
};
