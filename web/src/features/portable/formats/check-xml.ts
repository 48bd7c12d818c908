import { FileRefusal } from './file-refusal.ts';
import { maxDepth, maxNodes } from './limits.ts';

/** The place after a marker. */
function after(text: string, marker: string, from: number): number {
  const place = text.indexOf(marker, from);
  if (place < 0) throw new FileRefusal('malformed');
  return place + marker.length;
}

/** The place of the `>` that ends a tag; one within quotation marks does not. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let place = from; place < text.length; place += 1) {
    const character = text[place] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return place;
    else if (character === '<') break;
  }
  throw new FileRefusal('malformed');
}

/** Where a comment, a CDATA section or a processing instruction ends; null for a tag. */
function endOfOther(text: string, start: number): number | null {
  if (text.startsWith('<!--', start)) return after(text, '-->', start + 4);
  if (text.startsWith('<![CDATA[', start)) return after(text, ']]>', start + 9);
  if (text.startsWith('<?', start)) return after(text, '?>', start + 2);
  // All other markup of this kind declares types, entities or external files.
  if (text.startsWith('<!', start)) throw new FileRefusal('declarations');
  return null;
}

/**
 * Checks XML before any parser sees it, in one pass: it declares nothing, so that there are no entities to expand and no
 * external files to load, and has a bounded number and depth of elements. It does not check that the XML is well-formed.
 *
 * @throws FileRefusal
 */
export function checkXml(text: string): void {
  let depth = 0;
  let count = 0;
  for (let start = text.indexOf('<'); start >= 0; ) {
    const skipped = endOfOther(text, start);
    if (skipped !== null) {
      start = text.indexOf('<', skipped);
      continue;
    }
    const end = endOfTag(text, start + 1);
    if (text[start + 1] === '/') depth -= 1;
    else {
      count += 1;
      if (text[end - 1] !== '/') depth += 1;
    }
    if (depth > maxDepth || count > maxNodes) throw new FileRefusal('tooComplex');
    start = text.indexOf('<', end);
  }
}
