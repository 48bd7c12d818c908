import { cleanLine } from './clean-text.ts';

/** A scheme; one with a dot would be a host with a port, such as `example.com:443`. */
const scheme = /^[a-z][a-z0-9+-]*:/i;

/** What a mail or a sentence puts around an address. */
const before = new Set([...'<([{"\'“„«']);
const after = new Set([...'>"\'”“»,;.!']);
/** Brackets close an address only if it has none that they belong to. */
const brackets = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

/** A text without such characters at its ends, in one pass. */
function bareAddress(text: string): string {
  let start = 0;
  while (before.has(text[start] ?? '')) start += 1;
  const rest = text.slice(start);
  const closing = new Set<string>(brackets.flatMap(([open, close]) => (rest.includes(open) ? [] : [close])));
  let end = rest.length;
  while (end > 0 && (after.has(rest[end - 1] ?? '') || closing.has(rest[end - 1] ?? ''))) end -= 1;
  return rest.slice(0, end);
}

/**
 * An address of the web as people type and paste it, with `https`: other schemes stay as they are, and are refused by
 * whoever checks the address. Empty for an empty text.
 */
export function typedAddress(text: string): string {
  const address = bareAddress(cleanLine(text).trim());
  if (address === '') return '';
  if (/^https?:\/\//i.test(address)) return address.replace(/^https?/i, 'https');
  if (scheme.test(address)) return address;
  return `https://${address.replace(/^\/+/, '')}`;
}
