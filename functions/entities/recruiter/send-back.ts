import { indexKeys } from '#functions/data/index-keys.ts';
import { is, isAbsent, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import type { RecruiterProfile, RecruiterSummary } from './stored-recruiter.ts';

// A recruiter who waited for the verification and was rejected, or is to give more details, waits again once they changed something
// or requested it (decision 119).

/**
 * The write by which an admin sends a waiting recruiter back: they leave the queue (2 write units inside a transaction, and 2 for the
 * queue). It fails, with the stored item, for one who does not wait.
 */
export const sendBack = (id: number, sent_back: SendBack): TransactionItem =>
  updateItem<RecruiterProfile>(keys.profile('recruiter', id), {
    set: { 'summary.sent_back': sent_back },
    remove: ['waiting_since', 'GSI1PK', 'GSI1SK'],
    when: {
      PK: isPresent,
      'summary.verified': is(false),
      'summary.state': is('active'),
      'summary.sent_back': isAbsent,
      'summary.works_in': isAbsent,
    },
  });

/** The write by which a recruiter who was sent back waits again; it fails for others (1 write unit, and 1 for the queue). */
export function setWaiting(id: number, now: EpochMs) {
  const since = toIso(now);
  return updateItem<RecruiterProfile>(keys.profile('recruiter', id), {
    set: { waiting_since: since, ...indexKeys.waitingRecruiters(since, id) },
    remove: ['summary.sent_back'],
    when: { 'summary.sent_back': isPresent, 'summary.verified': is(false), 'summary.state': is('active') },
  });
}

/** Lets a recruiter who was sent back wait again (2 write units); nothing for others. */
export async function waitAgain({ id, sent_back }: RecruiterSummary, now: EpochMs): Promise<void> {
  if (sent_back) await write(setWaiting(id, now));
}
