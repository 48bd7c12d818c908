import { Logger } from '@aws-lambda-powertools/logger';

/** The catalogue of log messages. Their data never holds a code, token, e-mail or phone. */
const messages = {
  CALL_SERVED: 'Call served',
  CALL_REFUSED: 'Call refused',
  CALL_FAILED: 'Call failed unexpectedly',
  STORE_UNAVAILABLE: 'A store did not answer',
  ANSWER_OUTSIDE_CONTRACT: 'An answer did not fit its contract',
  MAIL_FAILED: 'A mail could not be sent',
  EVENT_FOLDED: 'A stream record was folded',
  EVENT_FAILED: 'A stream record could not be folded',
} as const;

type LogCode = keyof typeof messages;
type LogLevel = 'debug' | 'info' | 'warn' | 'error';

const levels: Record<LogCode, LogLevel> = {
  CALL_SERVED: 'info',
  CALL_REFUSED: 'info',
  CALL_FAILED: 'error',
  STORE_UNAVAILABLE: 'warn',
  ANSWER_OUTSIDE_CONTRACT: 'error',
  MAIL_FAILED: 'warn',
  EVENT_FOLDED: 'debug',
  EVENT_FAILED: 'error',
};

const logger = new Logger({ serviceName: 'portal' });

/** Writes one structured line with its stable code. */
export function log(code: LogCode, data: Record<string, string | number | boolean | undefined> = {}): void {
  logger[levels[code]](messages[code], { code, ...data });
}

/** Name and stack of an error without its message, which may quote what a person typed. */
export const describeError = (error: unknown): Record<string, string> =>
  error instanceof Error
    ? { error_name: error.name, error_at: (error.stack ?? '').split('\n').slice(1, 6).join(' ').trim() }
    : { error_name: typeof error };
