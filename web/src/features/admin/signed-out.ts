import { ApiError } from '#web/lib/api-error.ts';
import { t } from '#web/lib/i18n.ts';
import type { MessageKey } from '#web/locales/catalogues.ts';
import { toast } from '#web/ui/toast-store.ts';

/**
 * Says why the screen goes away when the session has ended: a 401 leads to the login at once, so that only a toast can
 * still be read there. Throws the error on.
 */
export const explainSignedOut =
  (key: MessageKey) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.status === 401) toast.error(t(key));
    throw error;
  };
