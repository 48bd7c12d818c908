import { expect, it } from 'vitest';
import { cefr, job, part } from '#shared/domain/languages/fixtures.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { allWithNeeds, needsOf, withNeeds } from './job-needs.ts';

await readTestTable();
const none = { all: [], pairs: [] };
const atAnyLevel = (...tags: string[]) => job(tags.map((tag) => part('must', { tag, min: {} })));
const reading = { all: [{ need: 'must' as const, any: [{ tag: 'de', min: { reading: cefr('B2') } }] }], pairs: [] };

it.each([
  ['Japanese', ['ja']],
  ['Japanisch', ['ja']],
  ['日本語', ['ja']],
  ['German, French', ['de', 'fr']],
  ['German, and anything else', ['de']],
  ['Elvish of the woods', []],
  ['', []],
])('a job without requirements whose language is "%s" needs what that names, at any level', async (language, tags) => {
  expect(await needsOf({ language, language_requirements: none })).toEqual(atAnyLevel(...tags));
});

it('a job with requirements needs these, whatever its text says', async () => {
  expect(await needsOf({ language: 'Japanese', language_requirements: reading })).toBe(reading);
  const answered = { id: 1, language: 'Japanese', language_requirements: reading };
  expect(await withNeeds(answered)).toEqual(answered);
});

it('answered jobs say what their text means, and nothing where it names no language', async () => {
  const jobs = ['Japanese', 'Elvish of the woods'].map((language) => ({ language, language_requirements: none }));
  expect(await allWithNeeds(jobs)).toEqual([{ ...jobs[0], language_needs: atAnyLevel('ja') }, jobs[1]]);
});
