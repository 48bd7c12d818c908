import type { NamedFile } from '#functions/entities/thread/stored-message-file.ts';
import type { StoredMessage } from '#functions/entities/thread/stored-thread.ts';
import { messagesOf, threadsOf } from '#functions/entities/thread/thread-store.ts';
import { messageFileAddress } from '#functions/services/files/to-message-file.ts';
import type { CandidateData } from '#shared/contracts/own-data.ts';
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
    const isWhole = (from: ThreadSide) => from === side || thread.shared[from] === true;
    const toShown = async ({ number, from, text, at, contacted, files }: StoredMessage) => {
      const redact = isWhole(from) ? (each: string) => each : redactContacts;
      const withAddress = async (file: NamedFile) => ({
        ...file,
        name: redact(file.name),
        ...(isWhole(from) && { file: await messageFileAddress(thread.id, file) }),
      });
      const message = { number, from, text: redact(text), at, ...(contacted && { contacted }) };
      return { ...message, ...(files && { files: await Promise.all(files.map(withAddress)) }) };
    };
    found.push({
      id: thread.id,
      company_name: names.get(thread.recruiter_id) ?? thread.company_name,
      messages: await Promise.all(shown.map(toShown)),
    });
  }
  return found;
}
