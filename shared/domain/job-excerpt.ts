/** Maximum size of a description's excerpt in UTF-8 bytes, because read units of a page depend on bytes. */
const excerptBytes = 240;
/** Maximum length in characters. */
const excerptLength = 160;

/** The sign or number with which an item of a list begins. */
const listSign = /^(?:[-*+•·▪◦‣–—]|[0-9]{1,2}[.)])\s+/;

/** A description on one line: items of lists are separated by `·`, so that they do not run into each other. */
function onOneLine(description: string): string {
  let text = '';
  let isAfterItem = false;
  for (const line of description.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const isItem = listSign.test(line);
    const isSeparated = isAfterItem || (isItem && text !== '' && !text.endsWith(':'));
    text += `${text && ' '}${isSeparated ? '· ' : ''}${line.replace(listSign, '')}`;
    isAfterItem = isItem;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The beginning of a description on one line, cut at a word boundary if possible, at most 160 characters and 240 bytes
 * of UTF-8 (scripts with three bytes per character get shorter excerpts).
 */
export function excerptOf(description: string): string {
  const text = onOneLine(description);
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
