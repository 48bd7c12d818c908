import type { Caller } from '#functions/entities/account/caller.ts';
import { isActive, readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * Lets only verified recruiters with an active subscription pass (specification, validation rules).
 * @throws HttpError 403 with the documented text
 */
export async function requirePostingRight(caller: Caller, now: EpochMs): Promise<void> {
  if (!caller.verified) throw new HttpError('NOT_VERIFIED');
  const entitlement = await readEntitlement(caller.id);
  if (!entitlement || !isActive(entitlement, now)) throw new HttpError('SUBSCRIPTION_REQUIRED_TO_POST');
}
