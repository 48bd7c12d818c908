import { beforeAll, describe, expect, test } from 'vitest';
import { cefr, claim, point } from '#shared/domain/languages/fixtures.ts';
import languages from '#shared/locales/en/screens/languages.json';
import languageTerms from '#shared/locales/en/screens/languageTerms.json';
import { addEnglish } from '#web/lib/i18n.ts';
import { skillName } from '#web/lib/skill-texts.ts';
import { correspondenceText, resultText, skillWords } from './result-text.ts';

beforeAll(() => {
  addEnglish('languages', languages);
  addEnglish('languageTerms', languageTerms);
});

test.each([
  [point('jlpt', 'N2', 118), 'JLPT N2, 118 points'],
  [point('jlpt', 'N2'), 'JLPT N2'],
  [point('ielts', 6.5), 'IELTS 6.5'],
  [point('delf_dalf', 'B2'), 'DELF B2'],
  [point('delf_dalf', 'C1', 14.5), 'DALF C1, 14.5 points'],
  [cefr('B2'), 'B2'],
  [cefr('none'), 'no knowledge'],
  [{ ...point('hsk', '4'), edition: '2.0' }, 'HSK 4 (2.0)'],
  [{ ...point('hsk', '4'), edition: '3.0' }, 'HSK 4'],
])('a claim is shown as it was stated: %o is "%s"', (stated, text) => {
  expect(resultText(claim(stated))).toBe(text);
});

describe('an own scale is shown with its equivalent', () => {
  test.each([
    [point('jlpt', 'N2', 118), 'corresponds to B2 (official JLPT reference)'],
    [point('jlpt', 'N2'), 'corresponds to B1 to B2 (official JLPT reference)'],
    [point('testdaf', 'TDN 5'), 'corresponds to C1 (according to the provider of TestDaF)'],
    [point('ielts', 7), 'roughly C1 (a guide only, IELTS)'],
    [point('ielts', 4), 'roughly below B2 (a guide only, IELTS)'],
  ])('%o: "%s"', (stated, text) => {
    expect(correspondenceText(claim(stated), 'reading')).toBe(text);
  });

  test('nothing for CEFR itself, for scales without a mapping, and for skills that a test lacks', () => {
    expect(correspondenceText(claim(cefr('B2')), 'reading')).toBeNull();
    expect(correspondenceText(claim(point('topik', '5')), 'reading')).toBeNull();
    expect(correspondenceText(claim(point('jlpt', 'N2', 118)), 'writing')).toBeNull();
  });
});

test('both spoken skills together are speaking, and signed languages have their own words', () => {
  expect(skillWords('ja', ['reading', 'spoken_interaction', 'spoken_production'])).toEqual(['reading', 'speaking']);
  expect(skillWords('ja', ['spoken_interaction'])).toEqual(['spoken interaction']);
  expect(skillWords('gsg', ['listening', 'spoken_interaction', 'spoken_production'])).toEqual([
    'visual reception',
    'signing',
  ]);
  expect(skillName('gsg', 'listening')).toBe('Visual reception');
});
