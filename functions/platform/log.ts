import { toIso } from '#shared/domain/time.ts';
import { currentCause } from './cause.ts';
import { clock } from './clock.ts';

/** Least to most severe; `silent` is only a threshold. */
const severities = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = Exclude<(typeof severities)[number], 'silent'>;

/** The catalogue of log messages. Their data never holds a code, token, e-mail or phone. */
const messages = {
  // API Gateway's access log contains route, status and time of every call.
  CALL_SERVED: ['debug', 'Call served'],
  CALL_REFUSED: ['info', 'Call refused'],
  CALL_FAILED: ['error', 'Call failed unexpectedly'],
  STORE_UNAVAILABLE: ['warn', 'A store did not answer'],
  ANSWER_OUTSIDE_CONTRACT: ['error', 'An answer did not fit its contract'],
  ITEM_UNREADABLE: ['error', 'An item has the shape of no version: the list was made without it'],
  SWITCHES_CHANGED: ['warn', 'This container learned of a change of the switches'],
  SWITCHES_UNREADABLE: ['warn', 'The switches could not be read: the last state counts'],
  MAIL_HELD: ['info', 'A mail is held, as notices by mail are switched off'],
  MAIL_FAILED: ['warn', 'A mail could not be sent'],
  PAYMENT_PROVIDER_FAILED: ['warn', 'The payment provider did not answer'],
  PAYMENT_UNSETTLED: ['error', 'A payment came for which nothing was given'],
  INVOICE_FAILED: ['error', 'An invoice or credit note could not be issued yet'],
  WEBSITE_NOT_VISITED: ['warn', 'A website was not visited'],
  TRANSCRIPTION_NOT_STARTED: ['warn', 'A transcription could not be started'],
  TRANSCRIPTION_NOT_CLEARED: ['warn', 'What is left of a discarded transcription could not be removed yet'],
  RANKING_NOT_RECORDED: ['error', 'An order of applicants was shown without a record'],
  VIEWS_CREDITED: ['info', 'Views of a candidate whose mail bounces were credited'],
  SUBSCRIPTIONS_SWEPT: ['info', 'Ended subscriptions were closed, and recruiters reminded'],
  SEARCH_INDEX_MISSING: ['info', 'There is no search index that can be used: the table is searched instead'],
  SEARCH_INDEX_FAILED: ['error', 'The search index failed: the table is searched instead'],
  SEARCH_INDEX_WRITTEN: ['info', 'A search index was written'],
  SEARCH_SNAPSHOT_FAILED: ['error', 'The snapshot of a search index was not written, or lacks what could not be read'],
  SEARCH_INDEX_CONTINUES: ['info', 'The work on a search index continues in a following run'],
  SEARCH_INDEX_LARGE: ['warn', 'A search index nears the size that the embedded engine supports'],
  SEARCH_INDEX_DRIFTED: ['warn', 'A search index differed from the table'],
  SEARCH_INDEX_BEHIND: ['warn', 'A search index lacks changes of the last minutes: searches are marked as partial'],
  SEARCH_CHANGES_LATE: ['warn', 'Changes waited long for the search engine: a later attempt, or a backlog'],
  SEARCH_DOCUMENT_FAILED: ['error', 'A search document could not be made'],
  SEARCH_DOCUMENT_REFUSED: ['error', 'The search engine refused documents'],
  PLANS_SEEDED: ['info', 'The deployment looked after the standard plans'],
  PLANS_NOT_SEEDED: ['error', 'The standard plans could not be created'],
  SITE_FILES_REMOVED: ['info', 'Files of the site that no browser needs any more were removed'],
  SITE_FILES_NOT_REMOVED: ['error', 'Files of the site could not be removed: the next publication tries again'],
  SAVED_SEARCHES_RUN: ['info', 'Saved searches were compared, and their new results reported'],
  SITE_FAULTY: ['error', 'Visits of the site failed'],
  BUDGET_BURNS: ['error', 'What people come for fails slightly too often, for days'],
  CERTIFICATE_ENDS: ['error', 'The certificate of the site ends soon, and was not renewed'],
  ITEM_DELETED: ['info', 'An item whose deletion starts work was deleted'],
  EVENT_FOLDED: ['debug', 'A stream record was folded'],
  PUSH_FAILED: ['warn', 'A push service did not take a notice'],
  EVENT_FAILED: ['error', 'A stream record could not be folded, or a step of a run failed'],
  EVENT_COUNTED: ['info', 'A business event was counted'],
  RELEASE_COUNTED: ['info', 'A call was counted for its release'],
  VERSION_REFUSED: ['error', 'A new version did not answer as it should'],
  BROWSER_REPORTED: ['info', 'A browser reported a failure of the site, or how a visit felt'],
  BROWSER_REPORTS_DROPPED: ['warn', 'Browsers report more than is written: the rest of this hour is dropped'],
} as const satisfies Record<string, readonly [level: LogLevel, text: string]>;

export type LogCode = keyof typeof messages;

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
  const [level, message] = messages[code];
  if (severities.indexOf(level) < threshold()) return;
  const line = { level: level.toUpperCase(), message, timestamp: toIso(clock.now()), code };
  const { reference, browser, item } = currentCause() ?? {};
  process.stdout.write(`${JSON.stringify({ ...line, reference, browser, item, ...data })}\n`);
}

/** Name and stack of an error without its message, which may quote what a person typed. */
export const describeError = (error: unknown): Record<string, string> =>
  error instanceof Error
    ? { error_name: error.name, error_at: (error.stack ?? '').split('\n').slice(1, 6).join(' ').trim() }
    : { error_name: typeof error };
