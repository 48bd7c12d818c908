import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const prefix = 'virtual:language-names';
const program = fileURLToPath(new URL('../infra/languages/print-names.ts', import.meta.url));

type NamesByLocale = Record<string, Record<string, string>>;

const readNames = (): NamesByLocale =>
  JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 26 }));

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
