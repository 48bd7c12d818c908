import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { spendToday } from '#functions/entities/address-budget/day-budget.ts';
import { readFeed } from '#functions/entities/calendar-feed/feed-store.ts';
import { consentsOf } from '#functions/entities/consent/consent-store.ts';
import type { Consent } from '#functions/entities/consent/stored-consent.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import { readPushDevices } from '#functions/entities/push-device/push-device-store.ts';
import type { PushDevice } from '#functions/entities/push-device/stored-push-devices.ts';
import { reportsBy } from '#functions/entities/report/report-store.ts';
import type { StoredReport } from '#functions/entities/report/stored-report.ts';
import { savedSearchesOf, toSavedSearch } from '#functions/entities/saved-search/saved-search-store.ts';
import { searchHitsOf } from '#functions/entities/saved-search/search-hit-store.ts';
import { statementsOf } from '#functions/entities/statement/statement-store.ts';
import { toStatement } from '#functions/entities/statement/to-statement.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { accountCalls } from '#shared/contracts/account.ts';
import { type EpochMs, startOfSecond, toIso } from '#shared/domain/time.ts';
import { adminParts } from './admin-parts.ts';
import { candidateParts } from './candidate-parts.ts';
import { companyNames } from './company-names.ts';
import { everything } from './everything.ts';
import { notificationsOf } from './notifications-of.ts';
import { recruiterParts } from './recruiter-parts.ts';
import { toSession } from './to-session.ts';

/**
 * All that is stored of the caller. Each list is read page by page, up to a bound (and 1 write unit, which counts the copy).
 * @throws HttpError 429 when the day's copies are used up
 */
export const exportData: UseCase<typeof accountCalls.export> = async ({ caller, now }) => {
  const found = await readAccountWithProfile(caller.kind, caller.id);
  if (!found) throw new HttpError('SESSION_REQUIRED');
  await spendToday('exports', caller, now);
  const all = everything();
  const [notifications, reports, consents, decisions, parts, { devices }, feed, mail_preferences] = await Promise.all([
    notificationsOf(found.account, all.read),
    all.read((page) => reportsBy(caller.kind, caller.id, page)),
    all.read((page) => consentsOf(caller, page)),
    all.read((page) => statementsOf(caller, page)),
    partsOf(caller, found.profile, all.read, now),
    readPushDevices(caller),
    readFeed(caller),
    readMailPreferences(caller),
  ]);
  const account = {
    ...accountPart(found.account),
    consents: consents.map(toConsent),
    push_services: servicesOf(devices),
    mail_preferences,
    // The function starts without them.
    ...(await (await import('./own-times.ts')).ownTimes(caller)),
    has_calendar_address: feed.address !== undefined,
  };
  const reported = reports.filter(({ type }) => type === 'company').map(({ id }) => id);
  const named = await companyNames(reported);
  const ownReports = reports.map((report) => toOwnReport(report, named));
  const common = { exported_at: toIso(now), account, notifications, reports: ownReports };
  const about = { decisions: decisions.map(toStatement) };
  return { ...common, ...about, ...parts, is_complete: all.isComplete() };
};

type Read = ReturnType<typeof everything>['read'];

/** What is stored of the caller's kind only. */
async function partsOf({ kind, id }: Caller, profile: unknown, read: Read, now: EpochMs) {
  if (kind === 'admin') return { type: kind, ...(await adminParts(id, profile, read)) };
  const [searches, search_hits, parts] = await Promise.all([
    savedSearchesOf({ kind, id }),
    read((page) => searchHitsOf({ kind, id }, page)),
    kind === 'candidate' ? candidateOnly(id, profile, read) : recruiterOnly(id, profile, read, now),
  ]);
  return { ...parts, saved_searches: searches.map(toSavedSearch), search_hits };
}

const candidateOnly = async (id: number, profile: unknown, read: Read) => ({
  type: 'candidate' as const,
  ...(await candidateParts(id, profile, read)),
});

const recruiterOnly = async (id: number, profile: unknown, read: Read, now: EpochMs) => ({
  type: 'recruiter' as const,
  ...(await recruiterParts(id, profile, read, now)),
});

const servicesOf = (devices: readonly PushDevice[]) => devices.map(({ endpoint }) => new URL(endpoint).host);

const toConsent = ({ versions, language, at }: Consent) => ({ versions, language, accepted_at: at });

const toOwnReport = (
  { type, id, reason, note, created_at, thread }: StoredReport,
  companies: ReadonlyMap<number, string>,
) => ({
  ...(type === 'company' && companies.has(id) ? { company_name: companies.get(id) } : {}),
  subject_type: type,
  subject_id: id,
  reason,
  note,
  created_at,
  ...(thread !== undefined && { thread }),
});

function accountPart({ id, name, email, sessions, last_seen, former_addresses = [], company }: Account) {
  const signed_out_at = last_seen === undefined ? null : toIso(startOfSecond(last_seen));
  const own = { id, name, email, sessions: Object.values(sessions).map(toSession), signed_out_at, former_addresses };
  return company ? { ...own, company } : own;
}
