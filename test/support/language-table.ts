import { readLanguageTable } from '#functions/services/languages/read-table.ts';
import { buildLanguageTable } from '#infra/languages/table-file.ts';
import type { LanguageTable } from '#shared/domain/language-table.ts';

/** Builds the language table as a deployment does, and reads it as the function does. */
export async function buildTestTable(): Promise<LanguageTable> {
  process.env.LANGUAGE_TABLE_FILE = await buildLanguageTable();
  return readLanguageTable();
}
