/** What a mail program shows as a link: an address with a scheme, a host that begins with `www.`, and a mail address. */
const links =
  /(?:\b[a-z][a-z0-9+.-]{0,30}:\/\/|\bwww[.。．｡]|\b(?:mailto|tel|sms|javascript|data):)\S+|(?<![^\s@＠])[^\s@＠]+[@＠][^\s@＠]+/giu;

/** Dots inside a word, as in `portal.example`. */
const innerDots = /(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}])/gu;

/** Unicode's word joiner: it has no width, and no mail program takes a text with it for a host. */
const joiner = '\u2060';

/**
 * A text that people typed, without anything that a mail program makes a link of: whole addresses are left out, and
 * a dot inside a word, as in `Node.js`, looks the same but no longer separates the parts of a host name.
 */
export const linkFree = (text: string): string =>
  text.replaceAll(links, '[…]').replaceAll(innerDots, (dot) => `${dot}${joiner}`);
