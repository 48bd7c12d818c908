import * as z from 'zod/mini';
import { storedEpochSeconds, storedInstant } from '#functions/data/stored-fields.ts';
import type { OwnDetails } from '#shared/contracts/own-details.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { companyRoles } from '#shared/domain/company-roles.ts';

/** The `schema_version` of accounts and e-mail pointers that are written now. */
export const accountSchemaVersion = 1;

/**
 * A live session: when it was created and last used, and on which kind of device (`session-device.ts`). Sessions from
 * before devices were stored, or of unknown ones, have none.
 */
const session = z.object({
  created: storedEpochSeconds,
  seen: storedEpochSeconds,
  device: z.optional(z.string()),
});
export type Session = z.output<typeof session>;

export const accountState = z.enum(['active', 'deactivated', 'deleted']);
export type AccountState = z.output<typeof accountState>;

/**
 * States of an account that is deleted for good: `erasing` while its data is deleted step by step, then `erased`. Lists
 * and e-mail pointers never have these states: profile and pointer are deleted in the first step.
 */
const goneStates = ['erasing', 'erased'] as const;

export const adminRole = z.enum(['admin', 'master_admin']);
export type AdminRole = z.output<typeof adminRole>;

/** An e-mail address that the account had before, and when it was replaced. */
const previousAddress = z.object({ email: z.string(), changed_at: storedInstant });
export type PreviousAddress = z.output<typeof previousAddress>;

/** In whose company a recruiter works, by its founder's id, and what they may do there. */
const membership = z.object({
  id: z.int(),
  role: z.enum(companyRoles),
  /** How many views of a plan they may use; absent: as many as it has. */
  max_views: z.optional(z.int()),
});
export type Membership = z.output<typeof membership>;

/** Rights, state and live sessions of an account: the one item that a call reads to know its caller. */
export const storedAccount = z.object({
  kind: z.enum(accountKinds),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  state: z.enum([...accountState.options, ...goneStates]),
  /** Of recruiters: an admin has verified the company. */
  verified: z.boolean(),
  /** Of admins. */
  role: z.nullable(adminRole),
  /** Of recruiters who work in the company of another. Absent: they are the owner of a company of their own, whose id is theirs. */
  company: z.optional(membership),
  /** Of founders who had a colleague: only then their team is read before the account is deleted. */
  has_colleagues: z.optional(z.literal(true)),
  /** By SHA-256 of the session's secret. */
  sessions: z.record(z.string(), session),
  /** When a session ended by signing out; absent before the first time. Other sessions have their own times. */
  last_seen: z.optional(storedEpochSeconds),
  /** Rises with every change of the sessions, so that concurrent sign-ins do not lose one. */
  version: z.int(),
  /**
   * Oldest first; absent in accounts whose address never changed. See `previous-addresses.ts` for how long they are stored.
   */
  former_addresses: z.optional(z.array(previousAddress)),
  /**
   * The day up to which every version of the legal documents was accepted; absent before the first time, and of admins.
   * Ten bytes: sessions need the rest of the first KB. The consents themselves are the entity `consent`.
   */
  accepted_until: z.optional(z.string()),
});
export type Account = z.output<typeof storedAccount>;

/** @throws ZodError when the item has the shape of no version */
export const parseAccount = (item: unknown): Account => storedAccount.parse(item);

type State = Account['state'];

/** Whether an account, or a profile that has its state, is in use: neither deactivated nor deleted. */
export const isInUse = <Subject extends { state: State }>(
  subject: Subject | undefined,
): subject is Subject & { state: 'active' } => subject?.state === 'active';

/** Whether an admin deleted the account, which an admin can restore. */
export const isDeleted = ({ state }: { state: State }): boolean => state === 'deleted';

/** A state as lists of users show it. */
export const stateFlags = (state: State) => ({ is_active: isInUse({ state }), is_deleted: isDeleted({ state }) });

/** Whether the account was deleted for good: nothing may be stored for it any more. */
export const isGone = (state: State | undefined): boolean => state === 'erasing' || state === 'erased';

/** Whether an account's owner cannot use it until an admin restores it: false where there is none, and once it is gone. */
export const isOutOfUse = (state: State | undefined): boolean =>
  state !== undefined && !isInUse({ state }) && !isGone(state);

/** An account that is not being deleted for good. */
export type PresentAccount = Account & { state: AccountState };

export const isPresent = (account: Account): account is PresentAccount => !isGone(account.state);

/**
 * Which account an e-mail address belongs to. State and role mirror the account's: they change in the same transaction.
 */
const emailPointer = z.object({
  kind: z.enum(accountKinds),
  id: z.int(),
  state: accountState,
  role: z.nullable(adminRole),
});
export type EmailPointer = z.output<typeof emailPointer>;

/** @throws ZodError when the item has the shape of no version */
export const parseEmailPointer = (item: unknown): EmailPointer => emailPointer.parse(item);

/** What recruiters and admins edit of their own profiles, as it is stored. */
export const editedDetails = ({ name, phone, address }: OwnDetails) => ({ name, phone, address });
