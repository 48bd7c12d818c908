import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LanguageTable } from '#shared/domain/language-table.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');

/** The table of languages, which `npm run languages` writes. It is committed: CLDR is 3,000 files. */
export const languageTableFile = join(import.meta.dirname, 'languages.json.br');
const fingerprintFile = join(import.meta.dirname, 'languages.sha256');

/** Unicode's licence; it has to accompany the data. */
export const languageLicenceFile = join(dirname(require.resolve('cldr-core/package.json')), 'LICENSE');

const sharedRules = [
  'fold-text.ts',
  'fold-language-name.ts',
  'language-table.ts',
  'languages/tags.ts',
  'languages/replaced-tags.ts',
  'languages/signed-languages.ts',
].map((name) => join(root, 'shared/domain', name));

/** The languages of the site, and what they call sign languages. */
const siteFiles = ['languages.ts', ...interfaceLanguages.map((language) => `${language}/sign-languages.json`)].map(
  (name) => join(root, 'shared/locales', name),
);

/** What the table is made of: the generator, the rules that it shares with the product, and the versions of the data. */
function fingerprintOfSources(): string {
  const own = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const data = [require.resolve('cldr-core/package.json'), require.resolve('iso-639-3/package.json')];
  const files = [...own.sort().map((name) => join(import.meta.dirname, name)), ...sharedRules, ...siteFiles, ...data];
  const names = join(import.meta.dirname, 'names/package-lock.json');
  return hash('sha256', [...files, names].map((path) => readFileSync(path, 'utf8')).join('\0'));
}

/** Whether the committed table was made from the present sources. */
export const isTableCurrent = (): boolean => readFileSync(fingerprintFile, 'utf8').trim() === fingerprintOfSources();

/** Writes the table, and what it was made of. */
export function writeLanguageTable(table: LanguageTable): void {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(languageTableFile, brotliCompressSync(JSON.stringify(table), { params: quality }));
  writeFileSync(fingerprintFile, `${fingerprintOfSources()}\n`);
}
