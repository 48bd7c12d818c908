import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type AccountKind, keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';

/** A live session: when it was made and last used, in seconds since 1970. */
const session = z.object({ created: z.int(), seen: z.int() });
export type Session = z.output<typeof session>;

/** Rights, state and live sessions of an account: the one item that a call reads to know its caller. */
export const accountItem = z.object({
  kind: z.enum(['candidate', 'recruiter', 'admin']),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  state: z.enum(['active', 'deactivated', 'deleted']),
  /** Of recruiters: an admin has verified the company. */
  verified: z.boolean(),
  /** Of admins. */
  role: z.enum(['admin', 'master_admin']).nullable(),
  /** By SHA-256 of the session's secret. */
  sessions: z.record(z.string(), session),
  /** Rises with every change of the sessions, so that concurrent sign-ins do not lose one. */
  version: z.int(),
});
export type Account = z.output<typeof accountItem>;

/** The account, read consistently (1 read unit), or undefined. */
export async function readAccount(kind: AccountKind, id: number): Promise<Account | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.account(kind, id), ConsistentRead: true }),
  );
  return Item ? accountItem.parse(Item) : undefined;
}

/** Notes that a session was used, at `seen` seconds since 1970 (1 write unit). A session that has ended stays ended. */
export async function touchSession(kind: AccountKind, id: number, sessionKey: string, seen: number): Promise<void> {
  await ifStillThere(
    documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.account(kind, id),
        UpdateExpression: 'SET sessions.#session.seen = :seen',
        ConditionExpression: 'attribute_exists(sessions.#session)',
        ExpressionAttributeNames: { '#session': sessionKey },
        ExpressionAttributeValues: { ':seen': seen },
      }),
    ),
  );
}

/** Ends one session (1 write unit). One that has ended already is fine. */
export async function endSession(kind: AccountKind, id: number, sessionKey: string): Promise<void> {
  await ifStillThere(
    documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.account(kind, id),
        UpdateExpression: 'REMOVE sessions.#session ADD version :one',
        ConditionExpression: 'attribute_exists(sessions.#session)',
        ExpressionAttributeNames: { '#session': sessionKey },
        ExpressionAttributeValues: { ':one': 1 },
      }),
    ),
  );
}

async function ifStillThere(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return;
    throw error;
  }
}
