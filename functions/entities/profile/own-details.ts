import { requireShown } from '#functions/data/edit-version.ts';
import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { setAccountName } from '#functions/entities/account/account-writes.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { type AccountState, editedDetails, isInUse } from '#functions/entities/account/stored-account.ts';
import { withUse } from '#functions/entities/address-budget/day-budget.ts';
import { auditOfDay } from '#functions/entities/audit/audit-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { OwnDetails, SentDetails } from '#shared/contracts/own-details.ts';
import type { AuditAction } from '#shared/domain/audit.ts';
import type { DayCount } from '#shared/domain/day-budgets.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** The kinds of accounts whose owners change these details. Candidates have a profile with more fields. */
const actions = {
  recruiter: 'recruiter_details_changed',
  admin: 'admin_details_changed',
} as const satisfies Record<string, AuditAction>;

type Kind = keyof typeof actions;

/** A change of an account's own details, by its owner. */
export interface DetailsChange<Profile> {
  kind: Kind;
  caller: Pick<Caller, 'type' | 'id'>;
  details: SentDetails;
  parse: (profile: unknown) => Profile;
  now: EpochMs;
}

type StoredDetails = { summary: OwnDetails & { state: AccountState }; saves?: DayCount | undefined };

const isSame = (stored: OwnDetails, { name, phone, address }: OwnDetails): boolean =>
  stored.name === name && stored.phone === phone && stored.address === address;

/**
 * The write of a profile's details (4 to 6 write units inside a transaction). It fails when the account is not active or got
 * other details since `previous` was read.
 */
const setDetails = (
  kind: Kind,
  id: number,
  previous: OwnDetails,
  { name, phone, address }: OwnDetails,
  saves: DayCount | undefined,
): TransactionItem =>
  updateItem<StoredDetails>(keys.profile(kind, id), {
    set: { 'summary.name': name, 'summary.phone': phone, 'summary.address': address, saves },
    when: {
      'summary.name': is(previous.name),
      'summary.phone': is(previous.phone),
      'summary.address': is(previous.address),
      'summary.state': is('active'),
    },
  });

/**
 * Replaces name, address and, where it is sent, the phone number of the caller in profile and account, with one audit entry a UTC day (1 read unit
 * and about 10 write units, a recruiter's 9; none are written where they are the same).
 * @returns the profile with these details
 * @throws HttpError SESSION_REQUIRED when the account is gone or no longer active, CHANGED_MEANWHILE when the form showed
 * another version, 429 when a recruiter's saves of the day are used up
 */
export const changeDetails = <Profile extends { summary: OwnDetails; saves?: DayCount | undefined }>({
  kind,
  caller: { type, id },
  details: sent,
  parse,
  now,
}: DetailsChange<Profile>): Promise<Profile> =>
  retry(
    async () => {
      const found = await readAccountWithProfile(kind, id);
      if (!isInUse(found?.account)) throw new HttpError('SESSION_REQUIRED');
      const before = parse(found.profile);
      const details = editedDetails({ ...sent, phone: sent.phone ?? before.summary.phone });
      if (isSame(before.summary, details)) return before;
      requireShown(sent.version, editedDetails(before.summary), details);
      // A recruiter's name is copied to all their jobs, an admin's to nothing.
      const saves = kind === 'recruiter' ? withUse(before.saves, 'profile_saves', now) : undefined;
      const { done } = await transact({
        profile: setDetails(kind, id, before.summary, details, saves),
        name: details.name === found.account.name ? undefined : setAccountName(found.account, details.name),
        audit: auditOfDay({ caller: { type, id }, action: actions[kind], target: { type: kind, id }, now }),
      });
      return done ? { ...before, summary: { ...before.summary, ...details } } : undefined;
    },
    { attempts: 4 },
  );
