import { hasAppliedTo } from '#functions/applications/application-list-store.ts';
import type { Caller } from '#functions/runtime/request.ts';
import { hasViewed, isActive, readEntitlement } from '#functions/subscriptions/entitlement-store.ts';

/**
 * Whether the caller may see the candidate's video: the candidate, recruiters who have viewed the profile under an
 * active subscription, and those to whose jobs the candidate applied (2 read units, or up to 77 for the latter).
 * @param now milliseconds since 1970
 */
export async function maySeeVideo(caller: Caller, candidateId: number, now: number): Promise<boolean> {
  if (caller.kind === 'candidate') return caller.id === candidateId;
  const [entitlement, viewed] = await Promise.all([readEntitlement(caller.id), hasViewed(caller.id, candidateId)]);
  return (viewed && isActive(entitlement, now)) || (await hasAppliedTo(caller.id, candidateId));
}
