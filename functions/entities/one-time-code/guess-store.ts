import { anyOf, hasSize, is, isAbove, isAbsent, isBelow, isPresent } from '#functions/data/item-writes.ts';
import { write } from '#functions/data/write.ts';
import { guessesPerCode } from '#shared/domain/one-time-code.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type Failures, recentFailures } from './failures.ts';
import { failuresPerDay, failuresPerNetwork, type Purpose } from './one-time-code.ts';
import { updateCodes } from './one-time-code-store.ts';
import { type Codes, isUncounted, parseCodes } from './stored-codes.ts';

/** Who guesses at the codes of an address: the purpose, and the `networkMark` of the client's network. */
export interface Guesser {
  purpose: Purpose;
  network: string;
}

/** A guess that may be evaluated: the digest to compare it with, and its place among its network's failures. */
export interface CountedGuess {
  digest: string;
  accountId: number | null;
  signupId: string | undefined;
  failure: number;
}

export type GuessResult = { counted: CountedGuess } | { counted: undefined; failures: Failures };

/**
 * Counts a guess before it is compared, so that concurrent guesses cannot exceed the limits (1 write unit, up to 1 KB:
 * about 40 failures of one purpose; 2 more for an item from before failures were counted by network).
 * @returns `counted: undefined` when there is no valid code, its guesses are used up, or a limit of failures is
 * reached, with the purpose's failures in the last 24 hours
 */
export async function countGuess(email: string, guesser: Guesser, now: EpochMs): Promise<GuessResult> {
  const { done, item } = await writeGuess(email, guesser, now);
  const codes = item && parseCodes(item);
  const code = codes?.codes[guesser.purpose];
  if (done && code?.digest !== undefined) {
    const failure = (code.failures[guesser.network]?.length ?? 0) - 1;
    return { counted: { digest: code.digest, accountId: code.account_id, signupId: code.signup_id, failure } };
  }
  if (codes && isUncounted(item, guesser.purpose) && (await storeUpgraded(email, codes))) {
    return countGuess(email, guesser, now);
  }
  return { counted: undefined, failures: recentFailures(code?.failures ?? {}, now) };
}

const writeGuess = (email: string, { purpose, network }: Guesser, now: EpochMs) =>
  write(
    updateCodes(email, {
      raise: { 'codes.{purpose}.guesses': 1, 'codes.{purpose}.failed': 1 },
      append: { 'codes.{purpose}.failures.{network}': [now] },
      add: { version: 1 },
      when: {
        'codes.{purpose}.digest': isPresent,
        'codes.{purpose}.valid_until': isAbove(now),
        'codes.{purpose}.guesses': isBelow(guessesPerCode),
        'codes.{purpose}.failed': isBelow(failuresPerDay),
        'codes.{purpose}.failures.{network}': anyOf(isAbsent, hasSize(isBelow(failuresPerNetwork))),
      },
      names: { purpose, network },
      returns: 'ALL_NEW',
    }),
  );

/** Stores an older item's codes in today's shape; false when the item changed since it was read. */
const storeUpgraded = async (email: string, { version, codes }: Codes): Promise<boolean> =>
  (await write(updateCodes(email, { set: { codes }, add: { version: 1 }, when: { version: is(version) } }))).done;

/**
 * Takes a right guess out of the counts when it has no effect, so that the code stays valid however often it is entered (1 write
 * unit). It does nothing when another guess used the code, or a new one replaced it.
 */
export async function uncountGuess(
  email: string,
  { purpose, network }: Guesser,
  { digest, failure }: CountedGuess,
): Promise<void> {
  await write(
    updateCodes(email, {
      raise: { 'codes.{purpose}.guesses': -1, 'codes.{purpose}.failed': -1 },
      remove: [`codes.{purpose}.failures.{network}[${failure}]`],
      add: { version: 1 },
      when: { 'codes.{purpose}.digest': is(digest) },
      names: { purpose, network },
    }),
  );
}

/**
 * Invalidates a code after a right guess, which then does not count as a failure (1 write unit).
 * @returns false when another guess used it, or a new code replaced it
 */
export async function consumeCode(email: string, guesser: Guesser, counted: CountedGuess): Promise<boolean> {
  return (await write(codeUse(email, guesser, counted))).done;
}

/**
 * The write that invalidates a code in the transaction of its effect (2 write units). Its condition fails when another
 * guess used it, or a new code replaced it.
 */
export const codeUse = (email: string, { purpose, network }: Guesser, { digest, failure }: CountedGuess) =>
  updateCodes(email, {
    remove: ['codes.{purpose}.digest', `codes.{purpose}.failures.{network}[${failure}]`],
    add: { version: 1 },
    when: { 'codes.{purpose}.digest': is(digest) },
    names: { purpose, network },
  });
