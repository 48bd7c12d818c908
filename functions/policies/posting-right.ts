import type { Caller } from '#functions/entities/account/caller.ts';
import { isActive, readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** What a company lacks to post jobs (specification, validation rules): undefined for nothing. */
export async function missingForPosting(
  { id, verified }: Pick<Caller, 'id' | 'verified'>,
  now: EpochMs,
): Promise<'NOT_VERIFIED' | 'SUBSCRIPTION_REQUIRED_TO_POST' | undefined> {
  if (!verified) return 'NOT_VERIFIED';
  const entitlement = await readEntitlement(id);
  return entitlement && isActive(entitlement, now) ? undefined : 'SUBSCRIPTION_REQUIRED_TO_POST';
}

/**
 * Lets only verified recruiters with an active subscription pass.
 * @throws HttpError 403 with the documented text
 */
export async function requirePostingRight(caller: Caller, now: EpochMs): Promise<void> {
  const missing = await missingForPosting(caller, now);
  if (missing) throw new HttpError(missing);
}
