import { indexKeys } from '#functions/data/index-keys.ts';
import { type Change, is, isAtMost, putVersion, updateItem, type WithEntries } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { pointerKey } from '#functions/entities/account/email-store.ts';
import { type EmailPointer, parseEmailPointer } from '#functions/entities/account/stored-account.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { addDays, addMs, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { countOf, recentFailures } from './failures.ts';
import { changePurposeOf, codeLifetimeMs, type Purpose } from './one-time-code.ts';
import { type SendList, sendHorizonMs, sendListOf } from './send-budget.ts';
import { type Codes, codesSchemaVersion, type LatestSignup, latestSignup, parseCodes } from './stored-codes.ts';

export interface StoredEmail {
  /** The candidate or recruiter with this address. */
  account: EmailPointer | undefined;
  admin: EmailPointer | undefined;
  /** The latest sign-up with this address that was not confirmed, expired or not. */
  signup: LatestSignup | undefined;
  codes: Codes | undefined;
}

/** Which accounts an e-mail address belongs to, and its codes, in one consistent query (1 read unit). */
export async function readEmail(email: string): Promise<StoredEmail> {
  const key = keys.oneTimeCodes(email);
  const { items } = await queryItems(key, { sort: isAtMost(keys.latestSignup(email).SK), consistent: true });
  const itemAt = (sortKey: string) => items.find(({ SK }) => SK === sortKey);
  const [account, admin] = [itemAt(pointerKey('candidate', email).SK), itemAt(pointerKey('admin', email).SK)];
  const codes = itemAt(key.SK);
  const signup = itemAt(keys.latestSignup(email).SK);
  return {
    account: account && parseEmailPointer(account),
    admin: admin && parseEmailPointer(admin),
    signup: signup && latestSignup.parse(signup),
    codes: codes && parseCodes(codes),
  };
}

/** When codes of a list's purposes were sent. */
export const sendsIn = (codes: Codes | undefined, list: SendList): readonly EpochMs[] => codes?.[list] ?? [];

export interface NewCode {
  purpose: Purpose;
  digest: string;
  accountId: number | null;
  /** The pending sign-up that the code confirms. */
  signupId?: string | undefined;
}

/**
 * Replaces the code of its purpose and counts the send (1 write unit up to 1 KB, and 1 for the first code that an account
 * requests at the address).
 * @param previous the codes as read; the write is conditional on their version
 * @returns false when the codes changed since they were read
 */
export async function putCode(
  email: string,
  previous: Codes | undefined,
  { purpose, digest, accountId, signupId }: NewCode,
  now: EpochMs,
): Promise<boolean> {
  const { version, codes } = previous ?? { version: 0, codes: {} };
  const failures = recentFailures(codes[purpose]?.failures ?? {}, now);
  const counted = { guesses: 0, failures, failed: countOf(failures) };
  const sendsOf = (list: SendList) => {
    const recent = sendsIn(previous, list).filter((at) => at > now - sendHorizonMs);
    return list === sendListOf(purpose) ? [...recent, now] : recent;
  };
  const next: Codes = {
    version: version + 1,
    sends: sendsOf('sends'),
    admin_sends: sendsOf('admin_sends'),
    codes: {
      ...codes,
      [purpose]: {
        digest,
        valid_until: addMs(now, codeLifetimeMs),
        ...counted,
        account_id: accountId,
        signup_id: signupId,
      },
    },
  };
  return (await write(putCodes(email, next, now))).done;
}

/** The put of an address's codes, under the condition that the stored ones are those before. */
export const putCodes = (email: string, codes: Codes, now: EpochMs) =>
  putVersion({
    ...keys.oneTimeCodes(email),
    entity: 'one_time_codes',
    schema_version: codesSchemaVersion,
    ...requestersOf(codes),
    ...codes,
    expires_at: expiryAt(addDays(now, 1)),
  });

/** The places by which the codes are found when an account that requested them at another address is erased. */
const requestersOf = ({ codes }: Codes) =>
  Object.assign(
    {},
    ...accountKinds.map((kind) => {
      const id = codes[changePurposeOf(kind)]?.account_id;
      return typeof id === 'number' ? indexKeys.codesRequestedBy(kind, id) : {};
    }),
  );

/** Returns a send to the budget, as its mail was not sent (1 write unit). */
export async function returnSend(email: string, purpose: Purpose, sentAt: EpochMs): Promise<void> {
  const { codes } = await readEmail(email);
  const list = sendListOf(purpose);
  const index = sendsIn(codes, list).lastIndexOf(sentAt);
  if (index < 0) return;
  const sent = `${list}[${index}]` as const;
  await write(updateCodes(email, { remove: [sent], add: { version: 1 }, when: { [sent]: is(sentAt) } }));
}

type CodesOfPurpose = WithEntries<Codes, 'codes', 'purpose'>;
type CodesItem = WithEntries<CodesOfPurpose, 'codes.{purpose}.failures', 'network'> & {
  [Time in `${SendList | 'codes.{purpose}.failures.{network}'}[${number}]`]: EpochMs;
};

/** The update of the codes of an address under a condition (1 write unit up to 1 KB, 2 in a transaction). */
export const updateCodes = (email: string, change: Change<CodesItem>) =>
  updateItem<CodesItem>(keys.oneTimeCodes(email), change);
