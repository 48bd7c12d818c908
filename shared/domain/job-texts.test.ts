import { expect, test } from 'vitest';
import { textFor, textsOf } from './job-texts.ts';

const main = { title: 'Interpreter', description: 'At fairs.' };
const german = { language: 'de-AT', title: 'Dolmetscherin', description: 'Auf Messen.' };
const japanese = { language: 'ja', title: '通訳', description: '展示会で。' };
const job = { ...main, text_language: 'en', texts: [german, japanese] };

test.each([
  ['de', german],
  ['ja', japanese],
  ['en', { ...main, language: 'en' }],
  ['fr', { ...main, language: 'en' }],
])('a reader in %s gets the text in that language, or the main one', (site, text) => {
  expect(textFor(job, site)).toEqual(text);
});

test('the main text comes before a further one in the same language', () => {
  expect(textFor({ ...job, text_language: 'de' }, 'de')).toEqual({ ...main, language: 'de' });
});

test('a job without a language of its text has the main text for all', () => {
  expect(textFor(main, 'de')).toEqual({ ...main, language: null });
  expect(textsOf(main)).toHaveLength(1);
});
