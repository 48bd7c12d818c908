import { ApiError, tooManyText } from '#web/lib/api-error.ts';
import { t } from '#web/lib/i18n.ts';

interface ViewProblem {
  text: string;
  needsPlan: boolean;
  needsVerification?: boolean;
}

/** The text when a profile could not be viewed, and whether a plan or verification would help. */
export const viewProblemOf = (error: unknown): ViewProblem => {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && error.code === 'NOT_VERIFIED') {
    return { text: error.detail, needsPlan: false, needsVerification: true };
  }
  if (error instanceof ApiError && status === 403) {
    return { text: error.detail || t('candidateSearch.view.needsPlan'), needsPlan: true };
  }
  if (status === 401) return { text: t('candidateSearch.view.logIn'), needsPlan: false };
  if (status === 404) return { text: t('candidateSearch.view.notFound'), needsPlan: false };
  return { text: tooManyText(error) ?? t('candidateSearch.view.failed'), needsPlan: false };
};
