import { readAccount } from '#functions/entities/account/account-store.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import { placeOf } from '#functions/entities/notification/notification-id.ts';
import type { StoredNotification } from '#functions/entities/notification/stored-notification.ts';

/**
 * Whether a notification is between a candidate and a recruiter whom the candidate blocks now (2 read units; none for others). A mail
 * about it must not follow a block.
 */
export async function isBetweenBlocked({ summary, sender }: StoredNotification): Promise<boolean> {
  const reader = placeOf(summary.id);
  const [, senderKind, senderId] = /^(candidate|recruiter)-([0-9]+)$/.exec(sender) ?? [];
  if (!reader || !senderKind) return false;
  const sides = { [senderKind]: Number(senderId), [reader.kind]: reader.id };
  if (sides.candidate === undefined || sides.recruiter === undefined) return false;
  const [candidates, recruiter] = await Promise.all([
    readCandidates([sides.candidate], true),
    readAccount('recruiter', sides.recruiter),
  ]);
  const candidate = candidates.get(sides.candidate);
  if (!candidate || !recruiter) return false;
  return isBlocked(candidate.summary, { kind: 'recruiter', id: sides.recruiter, email: recruiter.email });
}
