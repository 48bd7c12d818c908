import { t } from './i18n.ts';
import { LoadFailure } from './load-code.ts';

const isOfConnection = (cause: unknown): boolean =>
  cause instanceof LoadFailure || (cause as { code?: unknown } | null)?.code === 'NETWORK' || !navigator.onLine;

/** Why a screen or dialog cannot be shown: the connection, which is never called our failure, or an error of the code. */
export const crashText = (cause: unknown): string =>
  t(isOfConnection(cause) ? 'common.crash.connection' : 'common.crash.text');
