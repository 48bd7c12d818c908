import { batchGet } from '#functions/data/batch-get.ts';
import { editVersion, unchanged } from '#functions/data/edit-version.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { checkItem, insertItem, is, isNot, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { type NewestOptions, newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { setAccountVerified } from '#functions/entities/account/account-writes.ts';
import { editedDetails } from '#functions/entities/account/stored-account.ts';
import { parseRecruiterFigures } from '#functions/entities/statistics/stored-figures.ts';
import type { Company, Recruiter } from '#shared/contracts/recruiters.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import {
  type CompanyDetails,
  emptyCompany,
  parseRecruiter,
  type RecruiterProfile,
  type RecruiterSummary,
  recruiterSchemaVersion,
  recruiterSummary,
} from './stored-recruiter.ts';
import { isWaiting } from './visibility.ts';

/** What the sign-up form contains about a recruiter. */
export type NewRecruiter = Omit<
  RecruiterSummary,
  'verified' | 'state' | 'address_changed_at' | 'sent_back' | 'works_in'
>;

/** The profile of a new, active, unverified recruiter. */
export function newRecruiter(recruiter: NewRecruiter): RecruiterProfile {
  const { id, name, email, phone, address, company_name, created_at } = recruiter;
  const details = { id, name, email, phone, address, company_name, created_at };
  return {
    summary: { ...details, verified: false, state: 'active' },
    company: emptyCompany,
    waiting_since: created_at,
  };
}

/**
 * The write of a new, active, unverified recruiter's profile: 6 write units inside a transaction (2, and 2 an index), 4 of a colleague's.
 * @param worksIn the company that they join: then only its founder waits for the verification
 */
export function putNewRecruiter(recruiter: NewRecruiter, worksIn?: number): TransactionItem {
  const { summary, waiting_since } = newRecruiter(recruiter);
  const { id, created_at } = summary;
  return insertItem({
    ...keys.profile('recruiter', id),
    entity: 'recruiter',
    schema_version: recruiterSchemaVersion,
    ...indexKeys.accounts('recruiter', created_at, id),
    ...(worksIn
      ? toItem({ summary: { ...summary, works_in: worksIn } })
      : { ...indexKeys.waitingRecruiters(created_at, id), ...toItem({ summary, waiting_since }) }),
  });
}

/** A recruiter's profile in whatever state, or undefined (0.5 read units up to 4 KB; 1 when `consistent`). */
export async function readRecruiter(id: number, consistent = false): Promise<RecruiterProfile | undefined> {
  const item = await readItem(keys.profile('recruiter', id), { consistent });
  return item && parseRecruiter(item);
}

async function readProfiles(ids: readonly number[]): Promise<RecruiterProfile[]> {
  const wanted = [...new Set(ids)].map((id) => keys.profile('recruiter', id));
  const items = wanted.length > 0 ? await batchGet(wanted) : [];
  return items.map(parseRecruiter);
}

/**
 * Recruiters' summaries by id, in whatever state; at most 100 different ones (0.5 read units each). Missing ones are
 * left out.
 */
export const readRecruiters = async (ids: readonly number[]): Promise<Map<number, RecruiterSummary>> =>
  new Map((await readProfiles(ids)).map(({ summary }) => [summary.id, summary]));

/** The texts of the companies' pages, in the same way. */
export const readCompanies = async (ids: readonly number[]): Promise<Map<number, CompanyDetails>> =>
  new Map((await readProfiles(ids)).map(({ summary, company }) => [summary.id, company]));

/**
 * Replaces what the company's page says (1 write unit for each KB of the profile).
 * @param before the texts as they were read, where nothing may have changed since
 * @returns the changed profile, or undefined when there is none, or other texts than `before`
 */
export async function updateCompany(
  id: number,
  company: CompanyDetails,
  before?: CompanyDetails,
): Promise<RecruiterProfile | undefined> {
  const { done, item } = await write(
    updateItem<RecruiterProfile>(keys.profile('recruiter', id), {
      set: { company },
      when: { PK: isPresent, company: before && unchanged({ company: before }).company },
      returns: 'ALL_NEW',
    }),
  );
  return done ? parseRecruiter(item) : undefined;
}

/** Recruiters in every state, newest first (0.5 read units for each 4 KB looked at). */
export const newestRecruiters = (options: NewestOptions<RecruiterSummary>): Promise<Page<RecruiterSummary>> =>
  newestSummaries(indexKeys.accounts('recruiter'), recruiterSummary, options);

/** A recruiter who waits to be verified, with the company page and the number of jobs. */
export interface WaitingRecruiter {
  profile: RecruiterProfile;
  totalJobs: number;
}

/**
 * Active recruiters who are not verified, those waiting longest first (0.5 read units for each 4 KB of the list, and 1 for
 * each recruiter).
 */
export async function waitingRecruiters(page: PageRequest): Promise<Page<WaitingRecruiter>> {
  const { items, next } = await newestSummaries(indexKeys.waitingRecruiters(), recruiterSummary, {
    page,
    oldestFirst: true,
  });
  const wanted = items.flatMap(({ id }) => [keys.profile('recruiter', id), keys.recruiterStats(id)]);
  const found = new Map((await batchGet(wanted)).map((item) => [keyText(item), item]));
  const waiting = items.flatMap(({ id }) => {
    const item = found.get(keyText(keys.profile('recruiter', id)));
    if (!item) return [];
    const { total_jobs } = parseRecruiterFigures(found.get(keyText(keys.recruiterStats(id))));
    return [{ profile: parseRecruiter(item), totalJobs: total_jobs }];
  });
  // The index is eventually consistent: the profile decides.
  return { items: waiting.filter(({ profile: { summary } }) => isWaiting(summary)), next };
}

const keyText = ({ PK, SK }: { PK?: unknown; SK?: unknown }) => `${PK} ${SK}`;

/** A profile as its owner and admins see it. */
export const toRecruiter = ({ summary }: RecruiterProfile): Recruiter => ({
  id: summary.id,
  name: summary.name,
  email: summary.email,
  phone: summary.phone,
  address: summary.address,
  company_name: summary.company_name,
  verified: summary.verified,
  created_at: summary.created_at,
  version: editVersion(editedDetails(summary)),
});

/** A company as its public page shows it: without the recruiter's name and contact details. */
export const toCompany = ({ summary, company }: RecruiterProfile): Company => ({
  recruiter_id: summary.id,
  company_name: summary.company_name,
  verified: summary.verified,
  ...company,
  version: editVersion(company),
});

const textOf = (at: EpochMs | undefined) => (at === undefined ? undefined : toIso(at));

/**
 * The write that mirrors a field of a recruiter's account in the profile, with its place among the waiting recruiters
 * (2 write units inside a transaction, and 1 for each index that changes).
 * @param waitsFrom when the recruiter begins to wait for verification; absent: they do not wait
 */
function setRecruiterField(
  id: number,
  mirrored: Partial<Pick<RecruiterSummary, 'verified' | 'state'>>,
  { waitsFrom, verified, isActive, verifiedAt }: FieldChange,
): TransactionItem {
  const since = textOf(waitsFrom);
  const place = since && indexKeys.waitingRecruiters(since, id);
  // An admin who decides about the verification has seen the present address.
  const seen = 'verified' in mirrored ? (['summary.address_changed_at', 'summary.sent_back'] as const) : [];
  return updateItem<RecruiterProfile>(keys.profile('recruiter', id), {
    set: { 'summary.verified': mirrored.verified, 'summary.state': mirrored.state, waiting_since: since, ...place },
    setOnce: { first_verified_at: textOf(verifiedAt) },
    remove: [...(place ? [] : (['waiting_since', 'GSI1PK', 'GSI1SK'] as const)), ...seen],
    when: {
      PK: isPresent,
      'summary.verified': verified === undefined ? undefined : is(verified),
      'summary.state': isActive === undefined ? undefined : isActive ? is('active') : isNot('active'),
    },
  });
}

/** What a profile's write expects of the stored one, and the times that it stores; of a verification, only the first. */
interface FieldChange {
  waitsFrom?: EpochMs | undefined;
  verified?: boolean;
  isActive?: boolean | undefined;
  verifiedAt?: EpochMs | undefined;
}

/**
 * The writes that verify a recruiter or revoke the verification. They go together, as rights are read from the account
 * and lists from the profile. `profile` fails when there is no such recruiter, and, with the stored item, when a revoked
 * one is active but not `isActive`, or the reverse; see `setAccountVerified` for `account`.
 * @param at when an admin decided: the first verification is stored, and since when they wait after its loss
 * @param isActive whether a recruiter whose verification is revoked waits for another one, as only active ones do
 * @param email the mail address that is verified, where the admin saw one: `account` fails for another
 */
export const verificationChange = (
  id: number,
  verified: boolean,
  { at, isActive = true, email }: { at: EpochMs; isActive?: boolean; email?: string | undefined },
) => ({
  profile: verified
    ? setRecruiterField(id, { verified: true }, { verifiedAt: at })
    : setRecruiterField(id, { verified: false }, { isActive, waitsFrom: isActive ? at : undefined }),
  account: setAccountVerified(id, verified, email),
});

/**
 * The write that mirrors an account's new state in its profile. It fails when there is no profile, or its verification
 * changed since it was read.
 */
export const recruiterStateChange = (
  recruiter: RecruiterSummary,
  state: RecruiterSummary['state'],
  now: EpochMs,
): TransactionItem => {
  const waitsFrom = isWaiting({ ...recruiter, state }) ? now : undefined;
  return setRecruiterField(recruiter.id, { state }, { verified: recruiter.verified, waitsFrom });
};

/**
 * The write that gives a recruiter's profile another mail address (2 write units inside a transaction, and 2 for each index).
 * Whom an admin verified with the previous address is to be verified again, and who was sent back waits again. It fails when the
 * verification changed since it was read.
 */
export const recruiterEmailChange = (
  { id, verified, sent_back }: RecruiterSummary,
  email: string,
  now: EpochMs,
): TransactionItem => {
  const since = toIso(now);
  const place = sent_back && { waiting_since: since, ...indexKeys.waitingRecruiters(since, id) };
  return updateItem<RecruiterProfile>(keys.profile('recruiter', id), {
    set: { 'summary.email': email, 'summary.address_changed_at': verified ? since : undefined, ...place },
    remove: place ? ['summary.sent_back'] : [],
    when: { PK: isPresent, 'summary.verified': is(verified) },
  });
};

/**
 * The write by which an admin verifies a changed address, too; it fails when it did not change, or is another than the one that the
 * admin saw (2 write units, and 2 an index).
 */
export const verifyAddress = (id: number, email: string | undefined): TransactionItem =>
  updateItem<RecruiterProfile>(keys.profile('recruiter', id), {
    remove: ['summary.address_changed_at'],
    when: {
      'summary.address_changed_at': isPresent,
      'summary.verified': is(true),
      'summary.email': email === undefined ? undefined : is(email),
    },
  });

/** The check that a company's page is public: its recruiter is active and verified (2 write units in a transaction). */
export const requirePublicCompany = (id: number): TransactionItem =>
  checkItem<RecruiterProfile>(keys.profile('recruiter', id), {
    when: { 'summary.verified': is(true), 'summary.state': is('active') },
  });
