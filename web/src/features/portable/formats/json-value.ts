import { FileRefusal } from './file-refusal.ts';
import { maxDepth, maxEntries, maxNodes } from './limits.ts';
import { plainLine } from './plain-text.ts';

/** The place of the quotation mark that ends a text of JSON. */
function endOfText(json: string, start: number): number {
  for (let place = start + 1; place < json.length; place += 1) {
    if (json[place] === '\\') place += 1;
    else if (json[place] === '"') return place;
  }
  throw new FileRefusal('malformed');
}

/** Checks the depth and the number of values before JSON is parsed. */
function checkJson(json: string): void {
  let depth = 0;
  let count = 0;
  for (let place = 0; place < json.length; place += 1) {
    const character = json[place];
    if (character === '"') place = endOfText(json, place);
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',') count += 1;
    if (depth > maxDepth || count > maxNodes) throw new FileRefusal('tooComplex');
  }
}

/**
 * Parses JSON within bounds.
 *
 * @throws FileRefusal
 */
export function parseJson(text: string): unknown {
  checkJson(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefusal('malformed');
  }
}

/** An own member of an object; undefined for anything else, such as what every object inherits. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The member at the end of a path. */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown => path.reduce(memberOf, value);

/** A text as one plain line; empty for anything else. */
export const lineAt = (value: unknown, ...path: readonly string[]): string => {
  const found = memberAt(value, ...path);
  return typeof found === 'string' ? plainLine(found) : '';
};

/** The first entries of a list; none for anything else. */
export const listAt = (value: unknown, ...path: readonly string[]): unknown[] => {
  const found: unknown = memberAt(value, ...path);
  return Array.isArray(found) ? found.slice(0, maxEntries) : [];
};
