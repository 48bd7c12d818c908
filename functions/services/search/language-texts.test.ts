import { expect, test } from 'vitest';
import { readTestTable } from '#test/support/language-table.ts';
import { namesOfTags } from './language-texts.ts';

await readTestTable();
const linesOf = async (...tags: string[]) => (await namesOfTags(tags)).split('\n');

test('a language has its names in each language of the site, and its own, once each', async () => {
  const korean = await linesOf('ko');
  expect(korean).toEqual(
    expect.arrayContaining(['Korean', 'Koreanisch', 'Coréen', 'Coreano', 'الكورية', '韓国語', 'कोरियाई', '한국어']),
  );
  expect(new Set(korean).size).toBe(korean.length);
});

test('a refinement has the names of its language, too, and the language none of the refinement', async () => {
  const brazilian = await linesOf('pt-BR');
  expect(brazilian).toEqual(expect.arrayContaining(['Brazilian Portuguese', 'Portuguese', 'ポルトガル語']));
  expect(await linesOf('pt')).not.toContain('Brazilian Portuguese');
});

test('names that several tags share are there once, and a variety without a name has that of its language', async () => {
  expect(await linesOf('ja', 'ja')).toEqual(await linesOf('ja'));
  expect(await linesOf('ja-JP')).toEqual(await linesOf('ja'));
  expect(await namesOfTags([])).toBe('');
});
