import { hash } from 'node:crypto';
import { currentCause } from '#functions/platform/cause.ts';
import { log } from '#functions/platform/log.ts';

interface Key {
  PK?: unknown;
  SK?: unknown;
}

/** A write of an item, as far as it is stamped. */
interface Write {
  Delete?: { Key?: Key };
  Put?: { Item?: Key };
  Update?: {
    Key?: Key;
    UpdateExpression?: string | undefined;
    ExpressionAttributeNames?: object | undefined;
    ExpressionAttributeValues?: object | undefined;
  };
}

/**
 * Items whose changes start work, and which say themselves whose they are. Others are never stamped: budgets, trials, reports,
 * marks of mails and requesters of transcriptions are stored under keyed hashes, which a reference shared with an account's
 * item would undo.
 */
const partitions = /^(?:(?:CANDIDATE|RECRUITER|ADMIN|JOB|PAYMENT|INBOX)#|SEARCH_TASKS$)/;
const sortKeys =
  /^(?:ACCOUNT|PROFILE|JOB|PAYMENT|SAMPLES)$|^(?:APPLICATION|SHORTLIST|SUBSCRIPTION|NOTIFICATION|PROOF|STATEMENT|SENT_NOTICE|TASK|VIEW)#/;

const startsWork = ({ PK, SK }: Key = {}): boolean => partitions.test(String(PK)) && sortKeys.test(String(SK));

/** An id of an item in lines of the log, by which that of a request is joined with those of the stream. */
export const itemId = ({ PK, SK }: Key): string => hash('sha256', `${PK} ${SK}`, 'base64url').slice(0, 12);

/**
 * A write that also stores the reference of what caused it, as the attribute `cause` of an item that starts work: the stream
 * carries it to what follows, at no further unit (decision 94). Without a cause, an earlier one is removed. Deletions and checks
 * stay as they are.
 */
export function stamped<Single extends object>(single: Single): Single {
  const reference = currentCause()?.reference;
  const { Put, Update } = single as Write;
  if (!startsWork(Put?.Item ?? Update?.Key)) return single;
  if (Update) return { ...single, Update: withCauseOf(Update, reference) };
  return reference ? { ...single, Put: { ...Put, Item: { ...Put?.Item, cause: reference } } } : single;
}

/**
 * Writes a line of the log for each deletion among writes that were made: its record in the stream has the item as it was, and no
 * reference. The line has it, with the id of the item that the stream's lines have too.
 */
export function logDeletions(writes: readonly object[]): void {
  for (const { Delete } of writes as Write[]) {
    if (Delete?.Key && startsWork(Delete.Key)) log('ITEM_DELETED', { item: itemId(Delete.Key) });
  }
}

/** Sets `cause` in the clause of its kind, or removes it: in expressions of ours, values and names are placeholders. */
function withCauseOf(update: NonNullable<Write['Update']>, reference: string | undefined) {
  const { UpdateExpression = '', ExpressionAttributeNames, ExpressionAttributeValues } = update;
  const [verb, item] = reference ? ['SET ', '#cause = :cause'] : ['REMOVE ', '#cause'];
  return {
    ...update,
    UpdateExpression: UpdateExpression.includes(verb)
      ? UpdateExpression.replace(verb, `${verb}${item}, `)
      : `${verb}${item} ${UpdateExpression}`,
    ExpressionAttributeNames: { ...ExpressionAttributeNames, '#cause': 'cause' },
    ...(reference && { ExpressionAttributeValues: { ...ExpressionAttributeValues, ':cause': reference } }),
  };
}
