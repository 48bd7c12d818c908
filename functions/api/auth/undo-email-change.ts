import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { beforeChange } from '#functions/entities/account/previous-addresses.ts';
import { isPresent } from '#functions/entities/account/stored-account.ts';
import { type AddressChange, changeOfToken } from '#functions/entities/account/undo-token.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { formerAddressDays } from '#shared/domain/retention.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { addressMove } from './address-move.ts';

const invalidLink = () =>
  new HttpError('INVALID_SIGNATURE', {
    text: textId('undo_link_invalid', { days: formerAddressDays }),
  });

/**
 * Puts a previous address back, whatever the present one is, and ends all sessions: 1 read unit, about 14 write units.
 * Links of later changes are void afterwards. The same link again answers the same and changes nothing.
 * @throws HttpError 400 for an invalid, expired or void link; 409 when the address belongs to another account by now
 */
export const undoEmailChange: UseCase<typeof emailChangeCalls.undoEmailChange> = async ({ body, now }) => {
  const change = changeOfToken(body.token);
  if (!change) throw invalidLink();
  await restoreAddress(change, now);
  return { message: 'Your e-mail address has been put back. Please log in with it.', account: change.kind };
};

async function restoreAddress(change: AddressChange, now: EpochMs): Promise<void> {
  const { kind, id, email } = change;
  await retry(
    async () => {
      const found = await readAccountWithProfile(kind, id);
      if (!found || !isPresent(found.account)) throw invalidLink();
      const { account, profile } = found;
      const former_addresses = beforeChange(account, change, now);
      if (!former_addresses && account.email === email) return true;
      if (!former_addresses) throw invalidLink();
      const result = await transact(
        await addressMove(account, profile, { email, sessions: {}, former_addresses }, now),
      );
      if (!result.done && result.failed === 'newAddress') throw addressTaken();
      return result.done || undefined;
    },
    { attempts: 8 },
  );
}

const addressTaken = () =>
  new HttpError('EMAIL_TAKEN', {
    text: textId('former_address_taken'),
  });
