import { currentCause } from '#functions/platform/cause.ts';

interface Key {
  PK?: unknown;
  SK?: unknown;
}

/** A write of an item, as far as it is stamped. */
interface Write {
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

/**
 * A write that also stores the reference of what caused it, as the attribute `cause` of an item that starts work: the stream
 * carries it to what follows, at no further unit (decision 94). Deletions and checks stay as they are, as does a write without a cause.
 */
export function stamped<Single extends object>(single: Single): Single {
  const reference = currentCause()?.reference;
  if (reference === undefined) return single;
  const { Put, Update } = single as Write;
  if (!startsWork(Put?.Item ?? Update?.Key)) return single;
  if (Put?.Item) return { ...single, Put: { ...Put, Item: { ...Put.Item, cause: reference } } };
  return Update ? { ...single, Update: stampedUpdate(Update, reference) } : single;
}

/** Expressions of ours begin with their clause SET, where they have one (`item-writes.ts`). */
function stampedUpdate(update: NonNullable<Write['Update']>, reference: string) {
  const { UpdateExpression = '', ExpressionAttributeNames, ExpressionAttributeValues } = update;
  const rest = UpdateExpression.startsWith('SET ')
    ? `, ${UpdateExpression.slice('SET '.length)}`
    : ` ${UpdateExpression}`;
  return {
    ...update,
    UpdateExpression: `SET #cause = :cause${rest}`,
    ExpressionAttributeNames: { ...ExpressionAttributeNames, '#cause': 'cause' },
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':cause': reference },
  };
}
