import { toIso } from '#shared/domain/time.ts';
import { currentCause } from './cause.ts';
import { clock } from './clock.ts';

/** The catalogue of log messages. Their data never holds a code, token, e-mail or phone. */
const messages = {
  CALL_SERVED: 'Call served',
  CALL_REFUSED: 'Call refused',
  CALL_FAILED: 'Call failed unexpectedly',
  STORE_UNAVAILABLE: 'A store did not answer',
  ANSWER_OUTSIDE_CONTRACT: 'An answer did not fit its contract',
  ITEM_UNREADABLE: 'An item has the shape of no version: the list was made without it',
  SWITCHES_CHANGED: 'This container learned of a change of the switches',
  SWITCHES_UNREADABLE: 'The switches could not be read: the last state counts',
  MAIL_HELD: 'A mail is held, as notices by mail are switched off',
  MAIL_FAILED: 'A mail could not be sent',
  PAYMENT_PROVIDER_FAILED: 'The payment provider did not answer',
  PAYMENT_UNSETTLED: 'A payment came for which nothing was given',
  INVOICE_FAILED: 'An invoice or credit note could not be issued yet',
  TRANSCRIPTION_NOT_STARTED: 'A transcription could not be started',
  TRANSCRIPTION_NOT_CLEARED: 'What is left of a discarded transcription could not be removed yet',
  RANKING_NOT_RECORDED: 'An order of applicants was shown without a record',
  SUBSCRIPTIONS_SWEPT: 'Ended subscriptions were closed, and recruiters reminded',
  SEARCH_INDEX_MISSING: 'There is no search index that can be used: the table is searched instead',
  SEARCH_INDEX_FAILED: 'The search index failed: the table is searched instead',
  SEARCH_INDEX_WRITTEN: 'A search index was written',
  SEARCH_SNAPSHOT_FAILED: 'The snapshot of a search index was not written, or lacks what could not be read',
  SEARCH_INDEX_CONTINUES: 'The work on a search index continues in a following run',
  SEARCH_INDEX_LARGE: 'A search index nears the size that the embedded engine supports',
  SEARCH_INDEX_DRIFTED: 'A search index differed from the table',
  SEARCH_INDEX_BEHIND: 'A search index lacks changes of the last minutes: searches are marked as partial',
  SEARCH_DOCUMENT_FAILED: 'A search document could not be made',
  SEARCH_DOCUMENT_REFUSED: 'The search engine refused documents',
  PLANS_SEEDED: 'The deployment looked after the standard plans',
  PLANS_NOT_SEEDED: 'The standard plans could not be created',
  SITE_FILES_REMOVED: 'Files of the site that no browser needs any more were removed',
  SITE_FILES_NOT_REMOVED: 'Files of the site could not be removed: the next publication tries again',
  SAVED_SEARCHES_RUN: 'Saved searches were compared, and their new results reported',
  SITE_FAULTY: 'Visits of the site failed',
  CERTIFICATE_ENDS: 'The certificate of the site ends soon, and was not renewed',
  ITEM_DELETED: 'An item whose deletion starts work was deleted',
  EVENT_FOLDED: 'A stream record was folded',
  EVENT_FAILED: 'A stream record could not be folded',
  EVENT_COUNTED: 'A business event was counted',
  BROWSER_REPORTED: 'A browser reported a failure of the site, or how a visit felt',
  BROWSER_REPORTS_DROPPED: 'Browsers report more than is written: the rest of this hour is dropped',
} as const;

export type LogCode = keyof typeof messages;

/** Least to most severe; `silent` is only a threshold. */
const severities = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = Exclude<(typeof severities)[number], 'silent'>;

const levels: Record<LogCode, LogLevel> = {
  // API Gateway's access log contains route, status and time of every call.
  CALL_SERVED: 'debug',
  CALL_REFUSED: 'info',
  CALL_FAILED: 'error',
  STORE_UNAVAILABLE: 'warn',
  ANSWER_OUTSIDE_CONTRACT: 'error',
  ITEM_UNREADABLE: 'error',
  SWITCHES_CHANGED: 'warn',
  SWITCHES_UNREADABLE: 'warn',
  MAIL_HELD: 'info',
  MAIL_FAILED: 'warn',
  PAYMENT_PROVIDER_FAILED: 'warn',
  PAYMENT_UNSETTLED: 'error',
  INVOICE_FAILED: 'error',
  TRANSCRIPTION_NOT_STARTED: 'warn',
  TRANSCRIPTION_NOT_CLEARED: 'warn',
  RANKING_NOT_RECORDED: 'error',
  SUBSCRIPTIONS_SWEPT: 'info',
  SEARCH_INDEX_MISSING: 'info',
  SEARCH_INDEX_FAILED: 'error',
  SEARCH_INDEX_WRITTEN: 'info',
  SEARCH_SNAPSHOT_FAILED: 'error',
  SEARCH_INDEX_CONTINUES: 'info',
  SEARCH_INDEX_LARGE: 'warn',
  SEARCH_INDEX_DRIFTED: 'warn',
  SEARCH_INDEX_BEHIND: 'warn',
  SEARCH_DOCUMENT_FAILED: 'error',
  SEARCH_DOCUMENT_REFUSED: 'error',
  PLANS_SEEDED: 'info',
  PLANS_NOT_SEEDED: 'error',
  SITE_FILES_REMOVED: 'info',
  SITE_FILES_NOT_REMOVED: 'error',
  SAVED_SEARCHES_RUN: 'info',
  SITE_FAULTY: 'error',
  CERTIFICATE_ENDS: 'error',
  ITEM_DELETED: 'info',
  EVENT_FOLDED: 'debug',
  EVENT_FAILED: 'error',
  EVENT_COUNTED: 'info',
  BROWSER_REPORTED: 'info',
  BROWSER_REPORTS_DROPPED: 'warn',
};

/** `LOG_LEVEL`, of whatever case, names the least severe level that is written; without it, `info`. */
function threshold(): number {
  const named = (severities as readonly string[]).indexOf((process.env.LOG_LEVEL ?? '').toLowerCase());
  return named < 0 ? severities.indexOf('info') : named;
}

/** Writes one structured line with its stable code, and the reference of what caused it. */
export const log = (code: LogCode, data: Record<string, string | number | boolean | undefined> = {}): void =>
  writeLine(code, data);

/**
 * Writes one structured line whose data may be nested, as readers of the log prescribe it. It goes straight to the
 * output: under Lambda's JSON log format the runtime's own console would wrap the line into another one, in which
 * CloudWatch finds no embedded metric.
 */
export function writeLine(code: LogCode, data: Readonly<Record<string, unknown>>): void {
  const level = levels[code];
  if (severities.indexOf(level) < threshold()) return;
  const line = { level: level.toUpperCase(), message: messages[code], timestamp: toIso(clock.now()), code };
  const { reference, browser, item } = currentCause() ?? {};
  process.stdout.write(`${JSON.stringify({ ...line, reference, browser, item, ...data })}\n`);
}

/** Name and stack of an error without its message, which may quote what a person typed. */
export const describeError = (error: unknown): Record<string, string> =>
  error instanceof Error
    ? { error_name: error.name, error_at: (error.stack ?? '').split('\n').slice(1, 6).join(' ').trim() }
    : { error_name: typeof error };
