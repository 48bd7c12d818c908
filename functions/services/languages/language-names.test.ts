import { afterEach, expect, it, vi } from 'vitest';
import { readTestTable } from '#test/support/language-table.ts';

await readTestTable();
const file = process.env.LANGUAGE_TABLE_FILE ?? '';
afterEach(() => {
  process.env.LANGUAGE_TABLE_FILE = file;
});

it('reads the names again after it could not read them', async () => {
  // Another test of this process may have read them.
  vi.resetModules();
  const { resolveLanguage, suggestLanguages } = await import('./language-names.ts');
  process.env.LANGUAGE_TABLE_FILE = `${file}.missing`;
  await expect(resolveLanguage('Japanese')).rejects.toThrow('ENOENT');
  process.env.LANGUAGE_TABLE_FILE = file;
  expect(await resolveLanguage('Japanese')).toBe('ja');
  expect((await suggestLanguages('japon', 'fr'))[0]?.names.fr).toBe('Japonais');
});
