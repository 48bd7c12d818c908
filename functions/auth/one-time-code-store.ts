import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { type EmailPointer, emailPointer, pointerKey } from '#functions/accounts/email-store.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { codeLifetime, day, failuresPerDay, guessesPerCode, type Purpose, purposes } from './one-time-code.ts';
import { sendHorizon } from './send-budget.ts';

/** The latest code of one purpose; times are milliseconds since 1970. */
const codeOfPurpose = z.object({
  /** Absent once the code was used. */
  digest: z.optional(z.string()),
  valid_until: z.int(),
  guesses: z.int(),
  /** Guesses that count as failed: every guess, until it turns out to be right. */
  failures: z.array(z.int()),
  /** Whom the code signs in; null for nobody. */
  account_id: z.nullable(z.int()),
});

/** The codes of an e-mail address and what is counted for it. */
const codesItem = z.object({
  /** Rises with every change, so that what was read is what a send replaces. */
  version: z.int(),
  sends: z.array(z.int()),
  codes: z.partialRecord(z.enum(purposes), codeOfPurpose),
});
export type Codes = z.output<typeof codesItem>;

export interface StoredEmail {
  /** The candidate or recruiter with this address. */
  account: EmailPointer | undefined;
  admin: EmailPointer | undefined;
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
  return {
    account: account && emailPointer.parse(account),
    admin: admin && emailPointer.parse(admin),
    codes: codes && codesItem.parse(codes),
  };
}

export interface NewCode {
  purpose: Purpose;
  digest: string;
  accountId: number | null;
}

/**
 * Replaces the code of its purpose and counts the send (1 write unit up to 1 KB).
 * @param previous what was read of this address; the write is conditional on its version
 * @returns false when the codes changed since they were read
 */
export async function putCode(
  email: string,
  previous: Codes | undefined,
  { purpose, digest, accountId }: NewCode,
  now: number,
): Promise<boolean> {
  const { version, sends, codes } = previous ?? { version: 0, sends: [], codes: {} };
  const failures = (codes[purpose]?.failures ?? []).filter((at) => at > now - day);
  const code = { digest, valid_until: now + codeLifetime, guesses: 0, failures, account_id: accountId };
  const next: Codes = {
    version: version + 1,
    sends: [...sends.filter((at) => at > now - sendHorizon), now],
    codes: { ...codes, [purpose]: code },
  };
  const write = documents.send(
    new PutCommand({
      TableName: tableName(),
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
    }),
  );
  return (await outcomeOf(write)).done;
}

/** Takes the latest send back out of the budget, as its mail never left (1 write unit). */
export async function returnSend(email: string, sentAt: number): Promise<void> {
  const { codes } = await readEmail(email);
  const index = codes?.sends.lastIndexOf(sentAt) ?? -1;
  if (index < 0) return;
  await update(email, {
    UpdateExpression: `REMOVE sends[${index}] ADD version :one`,
    ConditionExpression: `sends[${index}] = :sent`,
    ExpressionAttributeValues: { ':one': 1, ':sent': sentAt },
  });
}

/** A guess that may be evaluated: what it is compared with, and where it stands among the failures. */
export interface CountedGuess {
  digest: string;
  accountId: number | null;
  failure: number;
}

export type GuessResult = { counted: CountedGuess } | { counted: undefined; failures: readonly number[] };

/**
 * Counts a guess before anybody compares it, so that parallel guesses cannot outrun the limits (1 write unit).
 * @returns `counted: undefined` when there is no valid code or its guesses are used up, with the times of the
 * purpose's failures in the last 24 hours
 */
export async function countGuess(email: string, purpose: Purpose, now: number): Promise<GuessResult> {
  const result = await update(email, {
    UpdateExpression:
      'SET codes.#purpose.guesses = codes.#purpose.guesses + :one, ' +
      'codes.#purpose.failures = list_append(codes.#purpose.failures, :failure) ADD version :one',
    ConditionExpression:
      'attribute_exists(codes.#purpose.digest) AND codes.#purpose.valid_until > :now ' +
      'AND codes.#purpose.guesses < :guesses AND size(codes.#purpose.failures) < :failures',
    ExpressionAttributeNames: { '#purpose': purpose },
    ExpressionAttributeValues: {
      ':one': 1,
      ':failure': [now],
      ':now': now,
      ':guesses': guessesPerCode,
      ':failures': failuresPerDay,
    },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  const code = result.item === undefined ? undefined : codesItem.parse(result.item).codes[purpose];
  if (result.done && code?.digest !== undefined) {
    return { counted: { digest: code.digest, accountId: code.account_id, failure: code.failures.length - 1 } };
  }
  return { counted: undefined, failures: (code?.failures ?? []).filter((at) => at > now - day) };
}

/**
 * Uses a code up after a right guess, which then is no failure (1 write unit).
 * @returns false when another guess used it, or a new code replaced it
 */
export async function takeCode(email: string, purpose: Purpose, { digest, failure }: CountedGuess): Promise<boolean> {
  const result = await update(email, {
    UpdateExpression: `REMOVE codes.#purpose.digest, codes.#purpose.failures[${failure}] ADD version :one`,
    ConditionExpression: 'codes.#purpose.digest = :digest',
    ExpressionAttributeNames: { '#purpose': purpose },
    ExpressionAttributeValues: { ':one': 1, ':digest': digest },
  });
  return result.done;
}

type Change = Omit<UpdateCommandInput, 'TableName' | 'Key'>;

const update = (email: string, change: Change) =>
  outcomeOf(documents.send(new UpdateCommand({ TableName: tableName(), Key: keys.oneTimeCodes(email), ...change })));

interface Outcome {
  done: boolean;
  /** The item after the write, or, when its condition failed, as it is. */
  item: unknown;
}

async function outcomeOf(write: Promise<{ Attributes?: unknown }>): Promise<Outcome> {
  try {
    return { done: true, item: (await write).Attributes };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { done: false, item: error.Item ? unmarshall(error.Item) : undefined };
  }
}
