import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// A package folder of its own: only the generator reads it.
const require = createRequire(join(import.meta.dirname, 'names/package.json'));
const folder = join(dirname(require.resolve('cldr-localenames-full/package.json')), 'main');

interface DisplayNames {
  languages?: Record<string, string>;
  scripts?: Record<string, string>;
  territories?: Record<string, string>;
  localeDisplayPattern?: { localePattern: string };
}

/** All locales of CLDR that name languages. */
export const cldrLocales: readonly string[] = readdirSync(folder).filter((locale) =>
  existsSync(join(folder, locale, 'languages.json')),
);

/** One of a locale's files of names; empty if CLDR has none. */
function read(locale: string, file: string): DisplayNames {
  const path = join(folder, locale, `${file}.json`);
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, 'utf8')).main[locale].localeDisplayNames;
}

const known = new Map<string, Readonly<Record<string, string>>>();

/** A locale's names of languages, by CLDR's keys: tags, some with `-alt-…` or `-menu-…`. Each file is read once. */
export function languageNamesIn(locale: string): Readonly<Record<string, string>> {
  const names = known.get(locale) ?? read(locale, 'languages').languages ?? {};
  known.set(locale, names);
  return names;
}

/** A locale's parts of composed names. */
export interface NameParts {
  languages: Readonly<Record<string, string>>;
  scripts: Readonly<Record<string, string>>;
  territories: Readonly<Record<string, string>>;
  /** `{0} ({1})` */
  pattern: string;
}

/** Reads what names like `Portuguese (Brazil)` are composed of. */
export const namePartsIn = (locale: string): NameParts => ({
  languages: languageNamesIn(locale),
  scripts: read(locale, 'scripts').scripts ?? {},
  territories: read(locale, 'territories').territories ?? {},
  pattern: read(locale, 'localeDisplayNames').localeDisplayPattern?.localePattern ?? '{0} ({1})',
});

/** A locale's own name of a tag, or a composed one; undefined if it lacks a part. */
export const nameOf = (tag: string, parts: NameParts): string | undefined =>
  parts.languages[tag] ?? composedName(tag, parts);

/** A variant's name by its parts, such as `Portuguese (Brazil)`; undefined for others and where a part has no name. */
export function composedName(tag: string, { languages, scripts, territories, pattern }: NameParts): string | undefined {
  const [language = '', part = ''] = tag.split('-');
  const name = languages[language];
  const detail = scripts[part] ?? territories[part];
  return name && detail ? compose(pattern, name, detail) : undefined;
}

const compose = (pattern: string, name: string, detail: string): string =>
  pattern.replace('{0}', () => name).replace('{1}', () => detail);
