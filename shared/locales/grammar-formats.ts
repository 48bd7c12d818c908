import type { InterfaceLanguage } from './languages.ts';
import type { Formats } from './say.ts';

// What messages about languages and levels need beside ICU's values and choices. A message names the rule, so that each
// language follows its own: `matching.json`.

/** English is British here, without a comma before the last "and". */
const localeOf = (language: InterfaceLanguage): string => (language === 'en' ? 'en-GB' : language);

const listFormats = new Map<string, Intl.ListFormat>();

function listFormat(language: InterfaceLanguage, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const id = `${language} ${type}`;
  const format = listFormats.get(id) ?? new Intl.ListFormat(localeOf(language), { type });
  listFormats.set(id, format);
  return format;
}

/** The word before the last part of a list, with its spaces: in Spanish `u` instead of `o` before some sounds. */
const wordBefore = (next: string, format: Intl.ListFormat): string => format.formatToParts(['.', next])[1]?.value ?? '';

/**
 * Writes a list as its language does, as a `conjunction` or a `disjunction`. A sign after the type sets all parts apart:
 * `disjunction ,` is `A, or B, or C`. A style in quotation marks is what is between the parts.
 */
function writeList(list: readonly string[], style: string, language: InterfaceLanguage): string {
  if (style.startsWith('"')) return list.join(style.slice(1, -1));
  const [type, sign] = style.split(' ');
  const format = listFormat(language, type === 'disjunction' ? type : 'conjunction');
  if (sign === undefined) return format.format(list);
  return list.map((part, index) => (index === 0 ? part : sign + wordBefore(part, format) + part)).join('');
}

/** A name as inside a sentence: names of lists start with a capital, which some languages write small there. */
const lowercase = (name: string, language: InterfaceLanguage): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase(language) + name.slice(1) : name;

/**
 * A name of two words with another ending of its adjective: by `es em, e er`, `Deutsche Gebärdensprache` becomes `Deutscher
 * Gebärdensprache`. The first ending that the adjective has counts.
 */
function declineAdjective(name: string, style: string): string {
  const [, adjective = ''] = /^(\p{Lu}[\p{Ll}-]+) (?=\p{Lu})/u.exec(name) ?? [];
  for (const rule of style.split(', ')) {
    const [ending = '', changed = ''] = rule.split(' ');
    const stem = adjective.slice(0, -ending.length);
    if (stem.length > 1 && adjective.endsWith(ending)) return stem + changed + name.slice(adjective.length);
  }
  return name;
}

/** The formats of the messages of a language, by their names there. */
export const grammarFormats = (language: InterfaceLanguage): Formats => ({
  list: (value, style) => writeList(typeof value === 'object' ? value : [String(value)], style, language),
  lowercase: (value) => lowercase(String(value), language),
  adjective: (value, style) => declineAdjective(String(value), style),
});
