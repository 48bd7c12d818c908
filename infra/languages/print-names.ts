import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type LanguageTable, nameLocales } from '#shared/domain/language-table.ts';
import { buildLanguageTableSync } from './table-file.ts';

/**
 * Prints the names of languages by tag for the build of the site: those of CLDR in each language of the site, and as `others`
 * those that only ISO 639-3 has.
 */
const table: LanguageTable = JSON.parse(brotliDecompressSync(readFileSync(buildLanguageTableSync())).toString());
const namesIn = (locale: (typeof nameLocales)[number]) =>
  Object.fromEntries(table.languages.map(({ tag, names }) => [tag, names[locale]]));
const others = Object.fromEntries(table.others.map(({ tag, name }) => [tag, name]));
const byLocale = Object.fromEntries(nameLocales.map((locale) => [locale, namesIn(locale)]));
console.log(JSON.stringify({ ...byLocale, others }));
