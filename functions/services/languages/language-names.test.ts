import { afterEach, expect, it } from 'vitest';
import { buildTestTable } from '#test/support/language-table.ts';
import { resolveLanguage, suggestLanguages } from './language-names.ts';

await buildTestTable();
const file = process.env.LANGUAGE_TABLE_FILE ?? '';
afterEach(() => {
  process.env.LANGUAGE_TABLE_FILE = file;
});

it('reads the names again after it could not read them', async () => {
  process.env.LANGUAGE_TABLE_FILE = `${file}.missing`;
  await expect(resolveLanguage('Japanese')).rejects.toThrow('ENOENT');
  process.env.LANGUAGE_TABLE_FILE = file;
  expect(await resolveLanguage('Japanese')).toBe('ja');
  expect((await suggestLanguages('japon', 'fr'))[0]?.names.fr).toBe('Japonais');
});
