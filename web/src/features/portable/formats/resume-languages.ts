import { cefrClaim, skillLevels } from './cefr-claims.ts';
import { blankLanguage, type FoundLanguage } from './found-profile.ts';
import { maxEntries } from './limits.ts';
import { distinctTexts, plainLine } from './plain-text.ts';
import { isObject, memberNamed } from './resume-sections.ts';

/** Statements of their own, in the words that such files use for them; they are no levels. */
const native =
  /^(?:native(?: speaker| language)?|mother tongue|first language|muttersprache|muttersprachlich|langue maternelle|lengua materna|nativ[oa]|母語|ネイティブ|मातृभाषा|اللغة الأم)$/iu;

/** Words of fluency after a name in brackets; others there belong to the name: `Portuguese (Brazil)`. */
const fluencyWords =
  /[abc][12]\b|\d|native|mother|fluent|bilingual|professional|business|working|conversation|basic|beginner|elementary|intermediate|advanced|proficien|mutterspr|fließend|verhandlung|grundkenn|courant|matern|bilingue|débutant|notions|fluido|nativ|avanzad|intermedi|básic/i;

/** Adds what a file says about a language: a level only if it is exactly one, otherwise words that are shown. */
function withFluency(found: FoundLanguage, text: string): FoundLanguage {
  const level = cefrClaim(text);
  if (level) return { ...found, overall: found.overall ?? level };
  if (native.test(text)) return { ...found, native: true };
  return text === '' ? found : { ...found, remarks: distinctTexts([...found.remarks, text]) };
}

const named = (label: string): FoundLanguage => ({ ...blankLanguage, label });

/** Longer lines are no languages. */
const maxLine = 500;

/** A language as one text: `German`, `German (C1)`, `German: fluent`, `German – native`, `German C1`. */
function languageInText(text: string): FoundLanguage {
  if (text.length > maxLine) return named(text);
  const sign = /:|\s[-–—]\s/u.exec(text);
  const name = sign ? text.slice(0, sign.index).trim() : '';
  const rest = sign ? text.slice(sign.index + sign[0].length).trim() : '';
  if (name.length >= 2 && name.length <= 60 && rest !== '') return withFluency(named(name), rest.slice(0, 200));
  const [, before = '', inside = ''] = /^([^(（]{2,60}?)\s*[(（]([^()（）]{1,200})[)）]$/u.exec(text) ?? [];
  if (before && (fluencyWords.test(inside) || native.test(inside))) return withFluency(named(before), inside);
  const [, first = '', level = ''] = /^(.{2,60}?)[\s,]+([abc][12])$/iu.exec(text) ?? [];
  return first ? withFluency(named(first), level) : named(text);
}

const codeNames = ['code', 'languagecode', 'iso', 'isocode', 'tag'];
const labelNames = ['language', 'name', 'lang', 'languagename', 'title', 'label', 'idioma', 'sprache', 'langue'];
const fluencyNames = [
  'fluency',
  'level',
  'proficiency',
  'proficiencylevel',
  'cefr',
  'cefrlevel',
  'description',
  'fluencylevel',
  'niveau',
  'nivel',
];
const skillNames: Readonly<Record<string, readonly string[]>> = {
  listening: ['listening'],
  reading: ['reading'],
  spoken_interaction: ['spokeninteraction', 'speaking'],
  spoken_production: ['spokenproduction', 'speaking'],
  writing: ['writing'],
};
/** Members that say nothing about the language. */
const technical = ['id', 'icon', 'hidden', 'visible', 'url', 'website', 'href'];

const lineOf = (value: unknown): string => (typeof value === 'string' ? plainLine(value) : '');

/** Other members of an entry, as the file has them: shown, so that nothing is lost without a word. */
function otherRemarks(entry: Readonly<Record<string, unknown>>, used: readonly string[]): string[] {
  return Object.entries(entry).flatMap(([key, value]) => {
    const name = key.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
    if (used.includes(name) || technical.includes(name)) return [];
    if (typeof value === 'string' && value.trim() !== '') return [`${plainLine(key)}: ${plainLine(value)}`];
    return typeof value === 'number' && value > 0 ? [`${plainLine(key)}: ${value}`] : [];
  });
}

/** A language as an object; null without any name. */
function languageInObject(entry: Readonly<Record<string, unknown>>): FoundLanguage | null {
  const nested = memberNamed(entry, ['language']);
  const label = lineOf(isObject(nested) ? memberNamed(nested, labelNames) : memberNamed(entry, labelNames));
  const code = lineOf(memberNamed(entry, codeNames));
  if (label === '' && code === '') return null;
  const found: FoundLanguage = {
    ...(label === '' ? { ...blankLanguage, code } : named(label)),
    native: memberNamed(entry, ['native', 'isnative', 'mothertongue']) === true,
    claims: skillLevels((skill) => lineOf(memberNamed(entry, skillNames[skill] ?? []))),
  };
  const fluencies = fluencyNames.map((name) => lineOf(memberNamed(entry, [name])));
  const stated = fluencies.reduce(withFluency, found);
  const known = [
    ...codeNames,
    ...labelNames,
    ...Object.values(skillNames).flat(),
    'native',
    'isnative',
    'mothertongue',
  ];
  const texts = fluencyNames.filter((_, place) => fluencies[place] !== '');
  return { ...stated, remarks: distinctTexts([...stated.remarks, ...otherRemarks(entry, [...known, ...texts])]) };
}

/** A text that is a list of languages. */
const textsIn = (text: string): string[] =>
  plainLine(text)
    .slice(0, maxLine)
    .split(/[,;•|/](?![^(]*\))|\s+(?:and|und|et|y)\s+/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');

function languagesIn(entry: unknown): (FoundLanguage | null)[] {
  if (typeof entry === 'string') return textsIn(entry).map(languageInText);
  // A member of an object whose names are the languages.
  if (Array.isArray(entry)) {
    const [name, value] = entry;
    if (typeof name !== 'string') return [null];
    if (isObject(value)) return [languageInObject({ ...value, language: name })];
    return [withFluency(named(plainLine(name)), typeof value === 'number' ? `level: ${value}` : lineOf(value))];
  }
  return [isObject(entry) ? languageInObject(entry) : null];
}

/** The languages of a résumé, and how many of its entries name none. */
export function resumeLanguages(entries: readonly unknown[]): { languages: FoundLanguage[]; unread: number } {
  const all = entries.flatMap(languagesIn);
  const languages = all.filter((each) => each !== null);
  return {
    languages: languages.slice(0, maxEntries),
    unread: all.length - Math.min(languages.length, maxEntries),
  };
}
