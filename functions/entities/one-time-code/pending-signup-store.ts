import { hash, randomBytes } from 'node:crypto';
import { deleteItem, isPresent } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { pendingSignupHours } from '#shared/domain/retention.ts';
import { type EpochMs, expiryAt, hourMs } from '#shared/domain/time.ts';
import { codesSchemaVersion, type LatestSignup, type PendingSignup, pendingSignup } from './stored-codes.ts';

/** How long a sign-up can be confirmed. */
export const signupLifetimeMs = pendingSignupHours * hourMs;

/** The id under which the sign-up of a token is stored; the token cannot be derived from it. */
export const signupIdOf = (token: string): string => hash('sha256', token, 'base64url');

/** A new opaque token that identifies a sign-up: 32 random bytes. */
export const newSignupToken = (): string => randomBytes(32).toString('base64url');

/**
 * Stores a sign-up, and that it is the latest one of its address (2 write units). Both are deleted some time after they
 * expire. The sign-up is written first, so that the latest one always exists.
 */
export async function putPendingSignup(id: string, signup: PendingSignup): Promise<void> {
  const { kind, form, valid_until } = signup;
  const expires_at = expiryAt(valid_until);
  await write({
    Put: {
      Item: {
        ...keys.pendingSignup(form.email, id),
        entity: 'pending_signup',
        schema_version: codesSchemaVersion,
        ...signup,
        expires_at,
      },
    },
  });
  const latest: LatestSignup = { kind, signup_id: id, valid_until };
  await write({
    Put: {
      Item: {
        ...keys.latestSignup(form.email),
        entity: 'latest_signup',
        schema_version: codesSchemaVersion,
        ...latest,
        expires_at,
      },
    },
  });
}

export interface FoundSignup {
  signup: PendingSignup;
  /** Where it is stored. */
  key: { PK: string; SK: string };
}

/**
 * A sign-up with an address that is still pending at `now`, read consistently (1 read unit, 2 for one that is not with its
 * address), or undefined.
 */
export async function readPendingSignup(email: string, id: string, now: EpochMs): Promise<FoundSignup | undefined> {
  const found = (await readSignupAt(keys.pendingSignup(email, id))) ?? (await readSignupAt(keys.earlierSignup(id)));
  return found?.signup.form.email === email && isWaiting(found.signup, now) ? found : undefined;
}

async function readSignupAt(key: FoundSignup['key']): Promise<FoundSignup | undefined> {
  const item = await readItem(key);
  return item && { signup: pendingSignup.parse(item), key };
}

/** Whether a sign-up can still be confirmed at `now`, whatever its item's time to live. */
export const isWaiting = ({ valid_until }: Pick<PendingSignup, 'valid_until'>, now: EpochMs): boolean =>
  now < valid_until;

/**
 * The writes that delete a sign-up which became an account, and the record of its address's latest one (4 write units
 * inside a transaction). `signup` fails when the sign-up is gone.
 */
export const deletePendingSignup = ({ signup, key }: FoundSignup) => ({
  signup: deleteItem<PendingSignup>(key, { when: { PK: isPresent } }),
  latestSignup: { Delete: { Key: keys.latestSignup(signup.form.email) } },
});
