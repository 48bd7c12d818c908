import type { Caller } from '#functions/entities/account/caller.ts';
import { hasAppliedTo } from '#functions/entities/application/application-list-store.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { requireCandidateAccess } from './candidate-access.ts';

/**
 * Refuses callers who may not see the candidate's video: it is for the candidate, and for verified recruiters under an
 * active subscription who have viewed the profile or to whose jobs the candidate applied (2 read units, and up to 75
 * more for the latter).
 * @throws HttpError 403 NOT_VERIFIED, SUBSCRIPTION_REQUIRED or FORBIDDEN
 */
export async function requireVideoAccess(caller: Caller, candidateId: number, now: EpochMs): Promise<void> {
  if (caller.kind === 'candidate') {
    if (caller.id !== candidateId) throw new HttpError('FORBIDDEN');
    return;
  }
  await requireCandidateAccess(caller, now);
  const isKnown = (await hasViewed(caller.id, candidateId)) || (await hasAppliedTo(caller.id, candidateId));
  if (!isKnown) throw new HttpError('FORBIDDEN');
}
