const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot contain at all. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Markup that needs no escaping any more. */
export interface Markup {
  readonly xml: string;
}

/** An element with its attributes, and either text or elements. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Markup[] = [],
): Markup {
  const stated = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('');
  const start = `${name}${stated.join('')}`;
  return { xml: inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>` };
}

/** An element without attributes. */
export const plain = (name: string, content: string | readonly Markup[]): Markup => element(name, {}, content);

/** An element with text, or nothing without text. */
export const optional = (name: string, text: string | null): Markup[] => (text ? [plain(name, text)] : []);

/** A whole document in UTF-8. */
export const xmlDocument = (root: Markup): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root.xml}\n`;
