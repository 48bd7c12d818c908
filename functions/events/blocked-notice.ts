import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { placeOf } from '#functions/entities/notification/notification-id.ts';
import type { StoredNotification } from '#functions/entities/notification/stored-notification.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { isThreadBlocked } from '#functions/policies/thread-access.ts';

/**
 * Whether a notification is between a candidate and a company that the candidate blocks now, and has not applied to since (1.5 read units,
 * up to 75 more of those who block it; none for others). A mail about it must not follow a block.
 */
export async function isBetweenBlocked({ summary, sender }: StoredNotification): Promise<boolean> {
  const reader = placeOf(summary.id);
  const [, senderKind, senderId] = /^(candidate|recruiter)-([0-9]+)$/.exec(sender) ?? [];
  if (!reader || !senderKind) return false;
  const sides = { [senderKind]: Number(senderId), [reader.kind]: reader.id };
  if (sides.candidate === undefined || sides.recruiter === undefined) return false;
  const [candidate, company] = await Promise.all([
    readCandidate(sides.candidate, true),
    readRecruiter(sides.recruiter),
  ]);
  return candidate !== undefined && company !== undefined && (await isThreadBlocked({ candidate, company }));
}
