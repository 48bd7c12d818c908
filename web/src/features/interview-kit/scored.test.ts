import { expect, test } from 'vitest';
import { languagesOfForm, onlyScored, type Scored } from './scored.ts';

const german: Scored = { tag: 'de', levels: { spoken_interaction: 'B2' }, note: '' };
const english: Scored = { tag: 'en', levels: {}, note: 'Fluent.' };

test('a form has the languages to look at first, and those that are noted although the job does not require them any more', () => {
  expect(languagesOfForm(['en', 'ja'], [german, english])).toEqual([
    english,
    { tag: 'ja', levels: {}, note: '' },
    german,
  ]);
});

test('only languages with a level or a note are stored', () => {
  const empty: Scored = { tag: 'ja', levels: { reading: undefined }, note: ' ' };
  expect(onlyScored([german, empty, english])).toEqual([german, english]);
});
