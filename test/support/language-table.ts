import { readLanguageTable } from '#functions/services/languages/read-table.ts';
import { buildLanguageTable } from '#infra/languages/table-file.ts';
import type { LanguageTable } from '#shared/domain/language-table.ts';

/** The table that a build makes, read as the function reads it. */
export async function buildTestTable(): Promise<LanguageTable> {
  process.env.LANGUAGE_TABLE_FILE = await buildLanguageTable();
  return readLanguageTable();
}
