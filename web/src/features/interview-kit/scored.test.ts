import { expect, test } from 'vitest';
import { scorecardBody, scorecardForm } from '#shared/contracts/interview-kit.ts';
import { maxScoredLanguages } from '#shared/domain/languages/interview-kit.ts';
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

test('a form with more languages than a scorecard has is valid, as long as no more are noted', () => {
  const tags = Array.from({ length: maxScoredLanguages }, (_, nth) => `q${String.fromCharCode(97 + nth)}`);
  const languages = languagesOfForm(tags, [german]);
  expect(languages).toHaveLength(maxScoredLanguages + 1);
  const values = { languages, note: '', version: '0' };
  expect(scorecardForm.safeParse(values).success).toBe(true);
  expect(scorecardBody.safeParse({ ...values, languages: onlyScored(languages) }).success).toBe(true);
});
