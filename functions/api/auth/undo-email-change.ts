import { transactList } from '#functions/data/transact-list.ts';
import { isKept, readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { beforeChange } from '#functions/entities/account/former-addresses.ts';
import { type AddressChange, changeOfToken } from '#functions/entities/account/undo-token.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { addressMove, isAddressTaken } from './address-move.ts';

/** How often it is tried again when account or profile changed in between. */
const attempts = 8;

const notValid = () =>
  new HttpError('INVALID_SIGNATURE', {
    detail: 'This link is not valid. A change of the e-mail address can be undone once, within 7 days.',
  });

/**
 * Puts a former address back, whatever the present one is, and ends all sessions: 1 read unit, about 14 write units.
 * Links of later changes are void afterwards. The same link again answers the same and changes nothing.
 * @throws HttpError 400 for a link that is none, too old or void; 409 when somebody else has proved the address since
 */
export const undoEmailChange: UseCase<typeof emailChangeCalls.undoEmailChange> = async ({ body, now }) => {
  const change = changeOfToken(body.token);
  if (!change) throw notValid();
  await putBack(change, now);
  return { message: 'Your e-mail address has been put back. Please log in with it.', account: change.kind };
};

async function putBack(change: AddressChange, now: number): Promise<void> {
  const { kind, id, email } = change;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await readAccountWithProfile(kind, id);
    if (!found || !isKept(found.account)) throw notValid();
    const { account, profile } = found;
    const former_addresses = beforeChange(account, change, now);
    if (!former_addresses && account.email === email) return;
    if (!former_addresses) throw notValid();
    const moved = { email, sessions: {}, former_addresses };
    const result = await transactList(await addressMove(account, profile, moved));
    if (result.done) return;
    if (isAddressTaken(account, moved, result.failed)) throw taken();
  }
  throw new HttpError('UNAVAILABLE');
}

const taken = () =>
  new HttpError('EMAIL_TAKEN', {
    detail: 'This e-mail address belongs to another account now, so it cannot be put back. Please contact support.',
  });
