import { hash, randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { write } from '#functions/data/write.ts';

/** How long a sign-up waits for its code, in milliseconds. */
export const signupLifetime = 24 * 60 * 60 * 1000;

const person = { name: z.string(), email: z.string(), phone: z.string(), address: z.string() };
const candidateForm = z.object({
  ...person,
  subtitle: z.string(),
  skills: z.array(z.string()),
  language: z.string(),
});
const recruiterForm = z.object({ ...person, company_name: z.string() });

/** The whole number that the account will have. */
const account_id = z.int();
/** Milliseconds since 1970. */
const valid_until = z.int();

/** A sign-up whose address nobody has proved yet: what the form said. */
const pendingSignup = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('candidate'), form: candidateForm, account_id, valid_until }),
  z.object({ kind: z.literal('recruiter'), form: recruiterForm, account_id, valid_until }),
]);
export type PendingSignup = z.output<typeof pendingSignup>;
export type SignupKind = PendingSignup['kind'];

/** The latest sign-up with an address: it names who may be sent a code, and holds the address against nobody. */
export const latestSignup = z.object({ kind: z.enum(['candidate', 'recruiter']), signup_id: z.string(), valid_until });
export type LatestSignup = z.output<typeof latestSignup>;

/** Under which id the sign-up of a token is stored: nobody can tell the token from it. */
export const signupIdOf = (token: string): string => hash('sha256', token, 'base64url');

/** A new opaque token that proves which sign-up is meant: 32 random bytes. */
export const newSignupToken = (): string => randomBytes(32).toString('base64url');

/**
 * Stores a sign-up, and that it is the latest one of its address (2 write units). Both are gone some time after they
 * expire. The sign-up comes first: what is named as the latest one is there.
 */
export async function putPendingSignup(id: string, signup: PendingSignup): Promise<void> {
  const { kind, form, valid_until } = signup;
  const expires_at = Math.ceil(valid_until / 1000);
  await write({
    Put: { Item: { ...keys.pendingSignup(id), entity: 'pending_signup', schema_version: 1, ...signup, expires_at } },
  });
  const latest: LatestSignup = { kind, signup_id: id, valid_until };
  await write({
    Put: {
      Item: { ...keys.latestSignup(form.email), entity: 'latest_signup', schema_version: 1, ...latest, expires_at },
    },
  });
}

/** A sign-up that still waits at `now`, read consistently (1 read unit), or undefined. */
export async function readPendingSignup(id: string, now: number): Promise<PendingSignup | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.pendingSignup(id), ConsistentRead: true }),
  );
  const signup = Item && pendingSignup.parse(Item);
  return signup && isWaiting(signup, now) ? signup : undefined;
}

/** Whether a sign-up can still be confirmed at `now`, whatever its item's time to live. */
export const isWaiting = ({ valid_until }: Pick<PendingSignup, 'valid_until'>, now: number): boolean =>
  now < valid_until;

/**
 * The writes that delete a sign-up which became an account, and the record of its address's latest one (4 write units
 * inside a transaction). `signup` fails when the sign-up is gone.
 */
export const deletePendingSignup = (id: string, email: string) => ({
  signup: { Delete: { Key: keys.pendingSignup(id), ConditionExpression: 'attribute_exists(PK)' } },
  latestSignup: { Delete: { Key: keys.latestSignup(email) } },
});
