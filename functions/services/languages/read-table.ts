import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { LanguageTable } from '#shared/domain/language-table.ts';

/** Beside the bundle; a run from the sources names the file in its environment. */
const tableFile = () => process.env.LANGUAGE_TABLE_FILE ?? new URL('./languages.json.br', import.meta.url);

/**
 * Reads the table of languages, without a request to any service. For the first use of an instance only: it takes
 * 30 ms of processor time.
 */
export async function readLanguageTable(): Promise<LanguageTable> {
  const json = await promisify(brotliDecompress)(await readFile(tableFile()));
  return JSON.parse(json.toString());
}
