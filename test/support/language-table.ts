import { readLanguageTable } from '#functions/services/languages/read-table.ts';
import { languageTableFile } from '#infra/languages/table-file.ts';
import type { LanguageTable } from '#shared/domain/language-table.ts';

/** Reads the language table as a function does. */
export function readTestTable(): Promise<LanguageTable> {
  process.env.LANGUAGE_TABLE_FILE = languageTableFile;
  return readLanguageTable();
}
