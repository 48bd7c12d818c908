import { cleanLine } from '#shared/domain/clean-text.ts';
import { maxTextLength } from './limits.ts';

const tags = /<\/?[a-z][^<>]*>/gi;
const comments = /<!--[^<>]*-->/g;
/** What the contract refuses, besides the characters that `cleanLine` drops. */
const controls = /\p{Cc}+/gu;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' };

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|apos|nbsp|amp);/g, (entity, name: string) => entities[name] ?? entity);

const withoutTags = (text: string): string => text.replaceAll(comments, ' ').replaceAll(tags, ' ');

/** A text as it is, but without characters that no profile can have. */
export const safeText = (text: string): string =>
  cleanLine(text.slice(0, maxTextLength).toWellFormed()).replaceAll(controls, ' ').trim();

const oneLine = (text: string): string => safeText(text).replaceAll(/\s+/g, ' ');

/** One line of plain text: formatting is removed, blanks are joined. The result is text, never to be read as HTML. */
export const plainLine = (text: string): string =>
  oneLine(decodeEntities(withoutTags(text.slice(0, maxTextLength * 4))));

/** The entries of a list in formatted text: each paragraph, list item and line, and what commas separate. */
export const plainEntries = (text: string): string[] =>
  text
    .slice(0, maxTextLength * 10)
    .split(/<\/?(?:p|li|ul|ol|br|div)\b[^<>]*>/i)
    .flatMap((part) => decodeEntities(withoutTags(part)).split(/[\n,;•]/))
    .map(oneLine)
    .filter((entry) => entry !== '');

/** Each text once, compared without case, in the order of the first ones; empty ones are left out. */
export function distinctTexts(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (text !== '' && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}
