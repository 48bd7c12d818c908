import { messagesOf, threadsOf } from '#functions/entities/thread/thread-store.ts';
import type { CandidateData } from '#shared/contracts/account.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import { redactContacts } from '#shared/domain/redaction/redaction.ts';
import { companyNames } from './company-names.ts';
import type { everything } from './everything.ts';

type OwnThreads = NonNullable<CandidateData['threads']>;

/**
 * An account's threads with their messages. A candidate gets those of the company, too, as they are shown; a company gets its own alone, as
 * what candidates write is theirs.
 */
export async function ownThreads(
  side: ThreadSide,
  id: number,
  read: ReturnType<typeof everything>['read'],
): Promise<OwnThreads> {
  const threads = await read((page) => threadsOf(side, id, page));
  const names = await companyNames(threads.map(({ recruiter_id }) => recruiter_id));
  const found: OwnThreads = [];
  for (const thread of threads) {
    const messages = await read((page) => messagesOf(thread.id, page));
    const shown = messages.filter(({ from }) => side === 'candidate' || from === side);
    found.push({
      id: thread.id,
      company_name: names.get(thread.recruiter_id) ?? thread.company_name,
      messages: shown.map(({ number, from, text, at, contacted }) => ({
        number,
        from,
        text: from === side || thread.shared[from] ? text : redactContacts(text),
        at,
        ...(contacted && { contacted }),
      })),
    });
  }
  return found;
}
