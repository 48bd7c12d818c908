import { createHash } from 'node:crypto';
import { spelledText } from '#shared/domain/spelled-text.ts';
import { toEpochMs } from '#shared/domain/time.ts';
import type { IndexedLanguages, IndexedLevel, SearchDocument, SearchEntry, SearchKind } from '../port/port.ts';
import { wholeWords } from './whole-words.ts';

/** Those values of a document that are of a type, and lists of texts with the texts. */
const valuesOf = (values: SearchDocument['values'], type: 'string' | 'number') =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => typeof value === type || (type === 'string' && Array.isArray(value) && value.length > 0),
    ),
  );

/** One nested object for all tags under which a level counts. */
function levelsOf(levels: readonly IndexedLevel[]) {
  const merged = new Map<string, Record<string, unknown> & { tags: string[] }>();
  for (const { part: _, tag, own, cefr, ...rest } of levels) {
    const bounds = { own_low: own.low, own_high: own.high, cefr_low: cefr.low, cefr_high: cefr.high };
    const level = { ...rest, ...bounds };
    const key = JSON.stringify(level);
    const known = merged.get(key);
    if (known) known.tags.push(tag);
    else merged.set(key, { ...level, tags: [tag] });
  }
  return [...merged.values()];
}

function partsOf({ tags, levels }: IndexedLanguages) {
  const numbers = new Set([...tags, ...levels].map(({ part }) => part));
  return [...numbers].map((number) => ({
    tags: tags.filter(({ part }) => part === number).map(({ tag }) => tag),
    levels: levelsOf(levels.filter(({ part }) => part === number)),
  }));
}

/**
 * What the engine stores of an entry. What is not to be found is stored as a mark without content: the engine forgets
 * the version of a deleted document after a minute, and an older write that arrives then would bring it back.
 */
export function toSource(kind: SearchKind, { id, document }: SearchEntry) {
  if (!document) return { id, is_gone: true, checksum: undefined };
  const { at, texts, values, languages = { tags: [], levels: [] }, summary } = document;
  const columns = [...kind.texts, ...kind.longTexts];
  const searched = columns.map((name) => [name, spelledText(texts[name] ?? '')] as const);
  const source = {
    id,
    at: toEpochMs(at),
    is_gone: false,
    texts: Object.fromEntries(searched),
    words: Object.fromEntries(searched.map(([name, text]) => [name, wholeWords(text)])),
    names: valuesOf(values, 'string'),
    numbers: valuesOf(values, 'number'),
    tags: [...new Set(languages.tags.map(({ tag }) => tag))],
    parts: partsOf(languages),
    summary,
  };
  return { ...source, checksum: checksumOf(source) };
}

const checksumOf = (source: object): string =>
  createHash('sha256').update(JSON.stringify(source)).digest('base64url').slice(0, 16);
