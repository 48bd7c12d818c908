import { execFile, execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LanguageTable } from '#shared/domain/language-table.ts';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache', 'languages');
const packages = ['cldr-localenames-full', 'cldr-core', 'iso-639-3'].map((name) =>
  require.resolve(`${name}/package.json`),
);
const sharedRules = [
  'fold-text.ts',
  'fold-language-name.ts',
  'language-table.ts',
  'languages/tags.ts',
  'languages/former-tags.ts',
  'languages/signed-languages.ts',
].map((name) => join(root, 'shared/domain', name));

/** Unicode's licence; it has to accompany the data. */
export const languageLicenceFile = join(dirname(packages[0] ?? ''), 'LICENSE');

/** Where the table of the present sources and packages is, or will be. */
export function languageTableFile(): string {
  const own = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name));
  const sources = [...own.sort(), ...sharedRules, ...packages].map((path) => readFileSync(path, 'utf8'));
  return join(folder, `${hash('sha256', sources.join('\0')).slice(0, 16)}.json.br`);
}

const isBuilt = (): boolean => existsSync(languageTableFile());
const program = join(import.meta.dirname, 'main.ts');

/**
 * Makes the table in a process of its own, unless it is up to date: that takes three seconds and 300 MB.
 * @returns its path
 */
export async function buildLanguageTable(signal?: AbortSignal): Promise<string> {
  if (!isBuilt()) await promisify(execFile)(process.execPath, [program], { signal });
  return languageTableFile();
}

/** Does the same for callers that cannot wait, such as CDK's bundling. */
export function buildLanguageTableSync(): string {
  if (!isBuilt()) execFileSync(process.execPath, [program], { stdio: 'pipe' });
  return languageTableFile();
}

/** Writes the table. Older ones stay, since a process that runs may not have read its own yet. */
export function writeLanguageTable(table: LanguageTable): void {
  const file = languageTableFile();
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, brotliCompressSync(JSON.stringify(table), { params: quality }));
  renameSync(unfinished, file);
}
