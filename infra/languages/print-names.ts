import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type LanguageTable, nameLocales } from '#shared/domain/language-table.ts';
import { buildLanguageTableSync } from './table-file.ts';

/** Prints the names of all languages, by language of the site and by tag, for the build of the site. */
const table: LanguageTable = JSON.parse(brotliDecompressSync(readFileSync(buildLanguageTableSync())).toString());
const namesIn = (locale: (typeof nameLocales)[number]) =>
  Object.fromEntries(table.languages.map(({ tag, names }) => [tag, names[locale]]));
console.log(JSON.stringify(Object.fromEntries(nameLocales.map((locale) => [locale, namesIn(locale)]))));
