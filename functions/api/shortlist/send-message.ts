import { rememberRequest } from '#functions/data/request-keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { budgetName, dayUse, usedUpToday } from '#functions/entities/address-budget/day-budget.ts';
import { isUploader, readMessageFile, sendFile } from '#functions/entities/thread/message-file-store.ts';
import { type StoredMessageFile, toNamedFile } from '#functions/entities/thread/stored-message-file.ts';
import type { StoredMessage } from '#functions/entities/thread/stored-thread.ts';
import {
  isStarted,
  messageWrites,
  nextMessage,
  readMessage,
  type ThreadOrPlace,
  withMessage,
} from '#functions/entities/thread/thread-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { requireParties, requireWriting } from '#functions/policies/thread-access.ts';
import type { messageCalls, ThreadMessage } from '#shared/contracts/messages.ts';
import { placeholdersIn } from '#shared/domain/message-templates.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { toMessages, type View } from './shown-thread.ts';
import { viewOf } from './threads.ts';

type Call = typeof messageCalls.send;
type Sending = PortalRequest<Call, ThreadOrPlace>;

/**
 * Stores a message once for its key, behind all that the thread has.
 * @throws HttpError 400 for a company's text with a placeholder of a template that was not replaced
 */
export const sendMessage: UseCase<Call, ThreadOrPlace> = async (request) => {
  const { caller, body, requestKey } = request;
  if (caller.kind === 'recruiter' && placeholdersIn(body.text).length > 0) {
    throw invalidField('text', textId('placeholder_left'));
  }
  return await once(
    requestKey,
    () => store(request),
    (number) => sent(request, Number(number)),
  );
};

/** A message of the caller's side that was stored before. */
async function sent({ owned, caller, now }: Sending, number: number): Promise<ThreadMessage> {
  const message = await readMessage(owned.summary.id, number);
  if (!message) throw new HttpError('NOT_FOUND');
  return shown(owned, message, await viewOf(caller, owned, now));
}

/**
 * Writes a message to the thread as it is (2.5 to 5.5 read and 8 write units up to 1 KB; 2 more with a key, 4 more for a first one, 1 read and 2 write units more for a file). A concurrent one
 * takes its number: then it is tried again. One that is refused counts as none of the day.
 */
function store({ latest, caller, body, requestKey, now }: Sending): Promise<ThreadMessage> {
  return retry(async () => {
    const thread = await latest();
    const parties = await requireParties(caller, thread);
    await requireWriting(caller, parties, now);
    const view = await viewOf(caller, thread, now, parties);
    const files = await waitingFiles({ body, caller, now }, thread.summary.id);
    const message = nextMessage(thread, {
      ...{ text: body.text, from: view.side, by: caller.account.id, at: toIso(now) },
      ...(files.length > 0 && { files: files.map(toNamedFile) }),
    });
    const { company, candidate } = view;
    const names = { company_name: company.company_name, masked_name: maskName(candidate.name) };
    const result = await transact({
      request: rememberRequest(requestKey, message.number),
      first: isFirst(thread, view) ? useOfDay('first_messages', caller, now) : undefined,
      budget: useOfDay('messages', caller, now),
      ...messageWrites(withMessage(thread, message, names), message),
      ...Object.fromEntries(files.map((file) => [`file ${file.id}`, sendFile(file)])),
    });
    if (result.done) return await shown(thread, message, view);
    if (result.failed === 'request') throw new StoreUnavailable('The request was carried out before.');
    if (result.failed === 'first') throw usedUpToday('first_messages', now);
    if (result.failed === 'budget') throw usedUpToday('messages', now);
    if (result.failed === 'candidate') throw new HttpError('CANDIDATE_NOT_FOUND');
    return undefined;
  });
}

/**
 * The files that the message names, as they wait for it (1 read unit each).
 * @throws HttpError 400 when one is not the caller's for this thread, expired, or was sent before
 */
async function waitingFiles(
  { body, caller, now }: Pick<Sending, 'body' | 'caller' | 'now'>,
  thread: string,
): Promise<StoredMessageFile[]> {
  const ids = [...new Set(body.files)];
  const found = await Promise.all(ids.map((id) => readMessageFile(thread, id, now)));
  return found.map((file) => {
    if (file?.status === 'checked' && isUploader(file, caller)) return file;
    throw new HttpError('INVALID_STATE', { text: textId('file_not_waiting') });
  });
}

/** A use in the day of the person who writes: each colleague has days of their own. */
const useOfDay = (budgeted: 'first_messages' | 'messages', { kind, account }: Sending['caller'], now: EpochMs) =>
  dayUse(budgeted, budgetName(budgeted, 'by', { kind, id: account.id }), now);

/** Whether it is the first message of the company: recorded contacts are none. */
const isFirst = (thread: ThreadOrPlace, { side }: View): boolean =>
  side === 'recruiter' && (!isStarted(thread) || thread.summary.unwritten === true);

async function shown(thread: ThreadOrPlace, message: StoredMessage, view: View): Promise<ThreadMessage> {
  const [answered] = await toMessages(thread, [message], view);
  return answered as ThreadMessage;
}
