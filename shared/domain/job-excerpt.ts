/** Maximum size of a description's excerpt in UTF-8 bytes, because read units of a page depend on bytes. */
const excerptBytes = 240;
/** Maximum length in characters. */
const excerptLength = 160;

/**
 * The beginning of a description on one line, cut at a word boundary if possible, at most 160 characters and 240 bytes
 * of UTF-8 (scripts with three bytes per character get shorter excerpts).
 */
export function excerptOf(description: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim();
  const room = new Uint8Array(excerptBytes);
  const { read } = new TextEncoder().encodeInto(text, room);
  const length = Math.min(read, excerptLength);
  if (text.length <= length) return text;
  const cut = text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : undefined)}…`;
}
