import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { putAddressNotice } from '#functions/entities/account/address-notice-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { secondsUntilChange, withPreviousAddress } from '#functions/entities/account/previous-addresses.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { codeUse } from '#functions/entities/one-time-code/guess-store.ts';
import { changePurposeOf } from '#functions/entities/one-time-code/one-time-code.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { addressMove } from './address-move.ts';
import { type RightGuess, requireRightGuess } from './right-guess.ts';

const message = 'Your e-mail address has been changed.';

/**
 * Moves the caller's account to the address that the code was mailed to: 1 read unit, about 16 write units. The
 * transaction invalidates the code, ends all other sessions and writes the notice that the stream mails to the previous
 * address.
 * @throws HttpError 400 INVALID_OTP as for every code, and for a code that another account requested; 409 when the
 * address was taken meanwhile; 429 after too many failures, or too many changes
 */
export const confirmEmailChange: UseCase<typeof emailChangeCalls.confirmEmailChange> = async (request) => {
  const { body, caller, now } = request;
  const done = { message, email: body.email };
  // The client repeats the request, as the response was lost.
  if (body.email === caller.email) return done;
  const guess = await requireRightGuess(changePurposeOf(caller.kind), request);
  if (guess.counted.accountId !== caller.id) throw new HttpError('INVALID_OTP');
  await move(caller, body.email, guess, now);
  await guess.giveBack();
  return done;
};

async function move({ kind, id, sessionKey }: Caller, email: string, guess: RightGuess, now: EpochMs): Promise<void> {
  let isCodeUsed = false;
  await retry(
    async () => {
      const found = await readAccountWithProfile(kind, id);
      const own = found?.account.sessions[sessionKey];
      // The session ended since the call began, such as by an undo: then this change is not its owner's.
      if (!isInUse(found?.account) || !own) throw new HttpError('SESSION_REQUIRED');
      const account = { ...found.account, state: found.account.state };
      if (account.email === email) return true;
      if (isCodeUsed) throw new HttpError('INVALID_OTP');
      const wait = secondsUntilChange(account, now);
      if (wait > 0) throw new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
      const former_addresses = withPreviousAddress(account, now);
      const moved = { email, sessions: { [sessionKey]: own }, former_addresses };
      const result = await transact({
        ...(await addressMove(account, found.profile, moved, now)),
        notice: putAddressNotice({ kind, id, email: account.email, changed_at: toIso(now) }),
        code: codeUse(email, guess.guesser, guess.counted),
      });
      if (result.done) return true;
      if (result.failed === 'newAddress') throw new HttpError('EMAIL_TAKEN');
      isCodeUsed = result.failed === 'code';
      return undefined;
    },
    { attempts: 8 },
  );
}
