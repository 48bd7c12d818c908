import { readAccount } from '#functions/entities/account/account-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import type { accountCalls } from '#shared/contracts/account.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Deletes the caller's account for good. The e-mail address must be typed again, so that neither a slip nor a forged
 * request deletes an account.
 * @throws HttpError 400 with another address, and for a founder whose colleagues work with what the account owns
 */
export const removeAccount: UseCase<typeof accountCalls.remove> = async ({ body, caller, now }) => {
  if (body.confirm !== caller.email) {
    throw invalidField('confirm', textId('email_not_own'));
  }
  // Loaded with the first account that is deleted for good.
  const { beginErasing } = await import('#functions/entities/erasure/begin-erasing.ts');
  await beginErasing(async () => {
    const account = await readAccount(caller.kind, caller.id);
    if (!account) throw new HttpError('SESSION_REQUIRED');
    if (account.has_colleagues) await requireNoColleagues(caller.id, now);
    return account;
  }, now);
  return { message: 'Your account has been deleted successfully.' };
};

/** Loaded with the first founder who had colleagues. */
async function requireNoColleagues(companyId: number, now: EpochMs): Promise<void> {
  const { readTeam } = await import('#functions/entities/company/team-store.ts');
  const { stored } = await readTeam(companyId, now);
  if (stored.colleagues.length > 0) throw new HttpError('INVALID_STATE', { text: textId('colleagues_first') });
}
