import type { MessageKey } from '#shared/locales/catalogues.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { t } from '#web/lib/i18n.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The texts for failures of one load: by kind, and a fallback when the server gives no reason. */
export interface LoadErrorTexts {
  network: MessageKey;
  byStatus: Readonly<Record<number, MessageKey>>;
  failed: MessageKey;
}

export const statsErrorTexts: LoadErrorTexts = {
  network: 'admin.stats.network',
  byStatus: { 401: 'admin.stats.401', 403: 'admin.stats.403', 404: 'admin.stats.404', 500: 'admin.stats.500' },
  failed: 'admin.stats.failed',
};

export const recruitersErrorTexts: LoadErrorTexts = {
  network: 'admin.recruiters.network',
  byStatus: { 401: 'admin.recruiters.401', 403: 'admin.recruiters.403', 404: 'admin.recruiters.404' },
  failed: 'admin.recruiters.failed',
};

/** The key of the text for a known kind of failure, or null where the server's text has priority. */
export const knownErrorKey = (error: unknown, { network, byStatus }: LoadErrorTexts): MessageKey | null => {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'NETWORK' ? network : (byStatus[error.status] ?? null);
};

/** The text for a failed load. */
export const loadErrorText = (error: unknown, texts: LoadErrorTexts): string => {
  const key = knownErrorKey(error, texts);
  return key ? t(key) : errorText(error, t(texts.failed));
};

/**
 * Shows a toast when the session has ended: a 401 leads to the login immediately, where only a toast remains readable.
 * Rethrows the error.
 */
export const explainSignedOut =
  (key: MessageKey) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.status === 401) toast.error(t(key));
    throw error;
  };
