import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { ThreadSummary } from '#functions/entities/thread/stored-thread.ts';
import {
  isStarted,
  messageWrites,
  nextMessage,
  type ThreadOrPlace,
  threadPlace,
  withMessage,
} from '#functions/entities/thread/thread-store.ts';
import { otherSide, type ThreadSide } from '#shared/domain/messages.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';
import { addMs, minuteMs, toIso } from '#shared/domain/time.ts';
import type { DemoThread } from './demo-types.ts';
import { type Item, type ItemVersion, itemOf } from './item-version.ts';

/** The thread after a side has read it. */
const readBy = (summary: ThreadSummary, side: ThreadSide): ThreadSummary => ({
  ...summary,
  unread: { ...summary.unread, [side]: 0 },
  seen: { ...summary.seen, [side]: summary.latest.number },
});

/** The whole item of a thread, as its first message stores it. */
const threadItem = (summary: ThreadSummary, message: Parameters<typeof messageWrites>[1]): Item =>
  itemOf(messageWrites(summary, { ...message, number: 1 }).thread);

/** The messages of a thread with the versions of its item. Who answers has read what came before. */
export const threadItems = (
  { messages }: DemoThread,
  company: Pick<RecruiterSummary, 'id' | 'company_name'>,
  candidate: Pick<CandidateSummary, 'id' | 'name'>,
): ItemVersion[] => {
  const names = { company_name: company.company_name, masked_name: maskName(candidate.name) };
  let found: ThreadOrPlace = threadPlace({ recruiter_id: company.id, candidate_id: candidate.id });
  return messages.flatMap(({ from, text, at, isRead }) => {
    const by = from === 'recruiter' ? company.id : candidate.id;
    const message = nextMessage(found, { from, by, text, at: toIso(at) });
    const before: ThreadOrPlace = isStarted(found) ? { summary: readBy(found.summary, from) } : found;
    const summary = withMessage(before, message, names);
    const read = readBy(summary, otherSide(from));
    found = { summary: isRead ? read : summary };
    return [
      { at, item: itemOf(messageWrites(summary, message).message) },
      { at, item: threadItem(summary, message) },
      ...(isRead ? [{ at: addMs(at, minuteMs), item: threadItem(read, message) }] : []),
    ];
  });
};
