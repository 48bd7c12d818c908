import { QueryCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { pointerKey } from '#functions/entities/account/email-store.ts';
import { type EmailPointer, parseEmailPointer } from '#functions/entities/account/stored-account.ts';
import { countOf, type Failures, recentFailures, storedFailures } from './failures.ts';
import {
  codeLifetime,
  day,
  failuresPerDay,
  failuresPerNetwork,
  guessesPerCode,
  type Purpose,
  purposes,
} from './one-time-code.ts';
import { type LatestSignup, latestSignup } from './pending-signup-store.ts';
import { type SendList, sendHorizon, sendListOf } from './send-budget.ts';

/** The latest code of one purpose; times are milliseconds since 1970. */
const codeOfPurpose = z.object({
  /** Absent once the code was used. */
  digest: z.optional(z.string()),
  valid_until: z.int(),
  guesses: z.int(),
  /** Guesses that count as failed: every guess, until it turns out to be right. */
  failures: storedFailures,
  /** How many failures there are, as a guess's condition cannot count them; absent in older items. */
  failed: z.optional(z.int()),
  /** Whom the code signs in; null for nobody. */
  account_id: z.nullable(z.int()),
  /** Which pending sign-up the code confirms; absent of all other codes. */
  signup_id: z.optional(z.string()),
});

/** The codes of an e-mail address and what is counted for it. */
const codesItem = z.object({
  /** Rises with every change, so that what was read is what a send replaces. */
  version: z.int(),
  /** When codes for candidates and recruiters were sent; in older items, those for admins too. */
  sends: z.array(z.int()),
  /** When codes for admins were asked for; absent in older items. */
  admin_sends: z.optional(z.array(z.int())),
  codes: z.partialRecord(z.enum(purposes), codeOfPurpose),
});
export type Codes = z.output<typeof codesItem>;

export interface StoredEmail {
  /** The candidate or recruiter with this address. */
  account: EmailPointer | undefined;
  admin: EmailPointer | undefined;
  /** The latest sign-up with this address that was not confirmed, expired or not. */
  signup: LatestSignup | undefined;
  codes: Codes | undefined;
}

/** Whose an e-mail address is, and its codes, in one consistent query (1 read unit). */
export async function readEmail(email: string): Promise<StoredEmail> {
  const key = keys.oneTimeCodes(email);
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :email',
      ExpressionAttributeValues: { ':email': key.PK },
      ConsistentRead: true,
    }),
  );
  const itemAt = (sortKey: string) => Items.find(({ SK }) => SK === sortKey);
  const [account, admin] = [itemAt(pointerKey('candidate', email).SK), itemAt(pointerKey('admin', email).SK)];
  const codes = itemAt(key.SK);
  const signup = itemAt(keys.latestSignup(email).SK);
  return {
    account: account && parseEmailPointer(account),
    admin: admin && parseEmailPointer(admin),
    signup: signup && latestSignup.parse(signup),
    codes: codes && codesItem.parse(codes),
  };
}

/** When codes of a list's purposes were sent: in older items, one list holds the sends of all. */
export const sendsIn = (codes: Codes | undefined, list: SendList): readonly number[] =>
  codes?.[list] ?? codes?.sends ?? [];

export interface NewCode {
  purpose: Purpose;
  digest: string;
  accountId: number | null;
  /** The pending sign-up that the code confirms. */
  signupId?: string | undefined;
}

/**
 * Replaces the code of its purpose and counts the send (1 write unit up to 1 KB).
 * @param previous what was read of this address; the write is conditional on its version
 * @returns false when the codes changed since they were read
 */
export async function putCode(
  email: string,
  previous: Codes | undefined,
  { purpose, digest, accountId, signupId }: NewCode,
  now: number,
): Promise<boolean> {
  const { version, codes } = previous ?? { version: 0, codes: {} };
  const failures = recentFailures(codes[purpose]?.failures ?? {}, now);
  const counted = { guesses: 0, failures, failed: countOf(failures) };
  const sendsOf = (list: SendList) => {
    const recent = sendsIn(previous, list).filter((at) => at > now - sendHorizon);
    return list === sendListOf(purpose) ? [...recent, now] : recent;
  };
  const next: Codes = {
    version: version + 1,
    sends: sendsOf('sends'),
    admin_sends: sendsOf('admin_sends'),
    codes: {
      ...codes,
      [purpose]: { digest, valid_until: now + codeLifetime, ...counted, account_id: accountId, signup_id: signupId },
    },
  };
  const { done } = await write({
    Put: {
      Item: {
        ...keys.oneTimeCodes(email),
        entity: 'one_time_codes',
        schema_version: 1,
        ...next,
        expires_at: Math.ceil((now + day) / 1000),
      },
      ...(previous
        ? { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } }
        : { ConditionExpression: 'attribute_not_exists(PK)' }),
    },
  });
  return done;
}

/** Takes the latest send back out of the budget, as its mail never left (1 write unit). */
export async function returnSend(email: string, purpose: Purpose, sentAt: number): Promise<void> {
  const { codes } = await readEmail(email);
  const list = sendListOf(purpose);
  const index = sendsIn(codes, list).lastIndexOf(sentAt);
  if (index < 0) return;
  await update(email, {
    UpdateExpression: `REMOVE ${list}[${index}] ADD version :one`,
    ConditionExpression: `${list}[${index}] = :sent`,
    ExpressionAttributeValues: { ':one': 1, ':sent': sentAt },
  });
}

/** Who guesses at the codes of an address: the purpose, and the `networkMark` of the client's network. */
export interface Guesser {
  purpose: Purpose;
  network: string;
}

/** A guess that may be evaluated: what it is compared with, and where it stands among its network's failures. */
export interface CountedGuess {
  digest: string;
  accountId: number | null;
  signupId: string | undefined;
  failure: number;
}

export type GuessResult = { counted: CountedGuess } | { counted: undefined; failures: Failures };

/**
 * Counts a guess before anybody compares it, so that parallel guesses cannot outrun the limits (1 write unit, up to
 * 1 KB: about 40 failures of one purpose; 2 more for an item from before networks were told apart).
 * @returns `counted: undefined` when there is no valid code, its guesses are used up, or a limit of failures is
 * reached, with the purpose's failures in the last 24 hours
 */
export async function countGuess(email: string, guesser: Guesser, now: number): Promise<GuessResult> {
  const { done, item } = await writeGuess(email, guesser, now);
  const codes = item === undefined ? undefined : codesItem.parse(item);
  const code = codes?.codes[guesser.purpose];
  if (done && code?.digest !== undefined) {
    const failure = (code.failures[guesser.network]?.length ?? 0) - 1;
    return { counted: { digest: code.digest, accountId: code.account_id, signupId: code.signup_id, failure } };
  }
  if (codes && code && code.failed === undefined && (await upgrade(email, codes))) {
    return countGuess(email, guesser, now);
  }
  return { counted: undefined, failures: recentFailures(code?.failures ?? {}, now) };
}

const writeGuess = (email: string, { purpose, network }: Guesser, now: number) =>
  update(email, {
    UpdateExpression:
      'SET codes.#purpose.guesses = codes.#purpose.guesses + :one, ' +
      'codes.#purpose.failed = codes.#purpose.failed + :one, ' +
      'codes.#purpose.failures.#network = ' +
      'list_append(if_not_exists(codes.#purpose.failures.#network, :none), :failure) ADD version :one',
    ConditionExpression:
      'attribute_exists(codes.#purpose.digest) AND codes.#purpose.valid_until > :now ' +
      'AND codes.#purpose.guesses < :guesses AND codes.#purpose.failed < :failures ' +
      'AND (attribute_not_exists(codes.#purpose.failures.#network) ' +
      'OR size(codes.#purpose.failures.#network) < :own)',
    ExpressionAttributeNames: { '#purpose': purpose, '#network': network },
    ExpressionAttributeValues: {
      ':one': 1,
      ':none': [],
      ':failure': [now],
      ':now': now,
      ':guesses': guessesPerCode,
      ':failures': failuresPerDay,
      ':own': failuresPerNetwork,
    },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });

/** Stores an older item's codes with failures by network; false when the item changed since it was read. */
async function upgrade(email: string, { version, codes }: Codes): Promise<boolean> {
  const upgraded = Object.entries(codes).map(([purpose, code]) => {
    return [purpose, { ...code, failed: countOf(code.failures) }] as const;
  });
  const { done } = await update(email, {
    UpdateExpression: 'SET codes = :codes ADD version :one',
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':codes': Object.fromEntries(upgraded), ':one': 1, ':version': version },
  });
  return done;
}

/**
 * Uses a code up after a right guess, which then is no failure (1 write unit).
 * @returns false when another guess used it, or a new code replaced it
 */
export async function takeCode(email: string, guesser: Guesser, counted: CountedGuess): Promise<boolean> {
  return (await update(email, useOf(guesser, counted))).done;
}

/**
 * The write that uses a code up together with what it brings about (2 write units inside a transaction). Its condition
 * fails when another guess used it, or a new code replaced it.
 */
export const codeUse = (email: string, guesser: Guesser, counted: CountedGuess): TransactionItem => ({
  Update: { Key: keys.oneTimeCodes(email), ...useOf(guesser, counted) },
});

const useOf = ({ purpose, network }: Guesser, { digest, failure }: CountedGuess) => ({
  UpdateExpression:
    'SET codes.#purpose.failed = codes.#purpose.failed - :one ' +
    `REMOVE codes.#purpose.digest, codes.#purpose.failures.#network[${failure}] ADD version :one`,
  ConditionExpression: 'codes.#purpose.digest = :digest',
  ExpressionAttributeNames: { '#purpose': purpose, '#network': network },
  ExpressionAttributeValues: { ':one': 1, ':digest': digest },
});

type Change = Omit<UpdateCommandInput, 'TableName' | 'Key'>;

const update = (email: string, change: Change) => write({ Update: { Key: keys.oneTimeCodes(email), ...change } });
