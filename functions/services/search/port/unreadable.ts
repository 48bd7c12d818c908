import type { OnUnreadable } from '#functions/data/parse-each.ts';
import { describeError, log } from '#functions/platform/log.ts';
import type { SearchDocument, SearchEntry, SearchKind } from './port.ts';

type Named = Pick<SearchKind, 'name'>;

/** The entry of something that cannot be read. The log names its id. */
function unreadableEntry({ name }: Named, id: number, error: unknown): SearchEntry {
  log('SEARCH_DOCUMENT_FAILED', { kind: name, id, ...describeError(error) });
  return { id, document: undefined, isUnreadable: true };
}

/** The entry with the document that is made; one that cannot be made keeps no other from being read. */
export async function entryOf(
  kind: Named,
  id: number,
  makeDocument: () => Promise<SearchDocument | undefined>,
): Promise<SearchEntry> {
  try {
    return { id, document: await makeDocument() };
  } catch (error) {
    return unreadableEntry(kind, id, error);
  }
}

/** The entries of items that one reading could not parse. */
export function collectUnreadable(kind: Named): { entries: SearchEntry[]; add: OnUnreadable } {
  const entries: SearchEntry[] = [];
  return { entries, add: (item, error) => entries.push(unreadableEntry(kind, idOf(item), error)) };
}

/** The id in the key of a job or profile: `JOB#7`, `CANDIDATE#7`. */
const idOf = ({ PK }: Record<string, unknown>): number => Number(String(PK).split('#')[1]);

/** The ids of what cannot be read. */
export const unreadableIds = (entries: readonly SearchEntry[]): number[] =>
  entries.filter(({ isUnreadable }) => isUnreadable).map(({ id }) => id);

/** One entry for each id: those that were read, and for what is not there one without a document. */
export function entriesOfIds(ids: readonly number[], read: readonly SearchEntry[]): SearchEntry[] {
  const entries = new Map(read.map((entry) => [entry.id, entry]));
  return ids.map((id) => entries.get(id) ?? { id, document: undefined });
}
