import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type LanguageTable, nameLocales } from '#shared/domain/language-table.ts';

const prefix = 'virtual:language-names';
const tableFile = new URL('../infra/languages/languages.json.br', import.meta.url);

type NamesByLocale = Record<string, Record<string, string>>;

/** The names of languages by tag: those of CLDR in each language of the site, and as `others` those that only ISO 639-3 has. */
const readNames = (): NamesByLocale => {
  const table: LanguageTable = JSON.parse(brotliDecompressSync(readFileSync(tableFile)).toString());
  const namesIn = (locale: (typeof nameLocales)[number]) =>
    Object.fromEntries(table.languages.map(({ tag, names }) => [tag, names[locale]]));
  const others = Object.fromEntries(table.others.map(({ tag, name }) => [tag, name]));
  return { ...Object.fromEntries(nameLocales.map((locale) => [locale, namesIn(locale)])), others };
};

/**
 * Provides `virtual:language-names`: for each language of the site a module with the names of CLDR's languages by tag, from
 * the table that also resolves names (decision 31), and one with the English names of all other living languages. Each is a
 * chunk of its own: 7 KB compressed, and 46 KB that load only where such a language is shown.
 */
export const languageNames = (): Plugin => {
  let names: NamesByLocale | undefined;
  return {
    name: 'language-names',
    resolveId: { filter: { id: /^virtual:language-names/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:language-names/ },
      handler(id) {
        names ??= readNames();
        const locale = id.split('/')[1];
        if (locale) return `export default JSON.parse(${JSON.stringify(JSON.stringify(names[locale]))});`;
        const loaders = Object.keys(names).map((each) => `${each}: () => import('${prefix}/${each}')`);
        return `const { others, ...languageNames } = { ${loaders.join(', ')} }; export { others as otherNames, languageNames };`;
      },
    },
  };
};
