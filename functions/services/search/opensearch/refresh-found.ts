import type { Comparison, Found, IndexKind, SearchDocument, SearchQuery } from '../port.ts';

/** Things that one batch reads. */
const readAtOnce = 100;

function meets({ values }: SearchDocument, { column, is, value }: Comparison): boolean {
  const own = values[column] ?? null;
  if (own === null) return false;
  if (is === '=') return own === value;
  return is === '>=' ? own >= value : own <= value;
}

/**
 * Replaces what changed lately by its present state, and leaves out what is not to be found any more or has another value
 * than asked: so that a closed job and a deactivated person disappear before the engine shows that (1 read unit for each
 * 4 KB of those things).
 */
export async function refreshFound(
  source: IndexKind,
  { where }: SearchQuery,
  found: readonly Found[],
  changed: ReadonlySet<number>,
): Promise<Found[]> {
  const ids = found.map(({ place }) => place.id).filter((id) => changed.has(id));
  if (ids.length === 0) return [...found];
  const present = new Map<number, SearchDocument | undefined>();
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const entries = await source.read(ids.slice(start, start + readAtOnce));
    for (const { id, document } of entries) present.set(id, document);
  }
  return found.flatMap((each) => {
    if (!changed.has(each.place.id)) return [each];
    const document = present.get(each.place.id);
    const isFound = document && where.every((comparison) => meets(document, comparison));
    return isFound ? [{ ...each, summary: document.summary }] : [];
  });
}
