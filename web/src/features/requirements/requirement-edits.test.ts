import { describe, expect, test } from 'vitest';
import { languageRequirements } from '#shared/contracts/language-requirement.ts';
import { completeRequirements } from './complete-requirements.ts';
import { firstMinimum, levelsFor, scaleChoices } from './minimum.ts';
import {
  newAlternative,
  newPair,
  newPart,
  withAlternative,
  withoutAlternative,
  withoutEmptyLine,
  withoutPart,
  withPair,
  withPart,
} from './requirement-edits.ts';
import { minFor, minOfLanguage, oneMinimum, setsFor } from './skill-sets.ts';

const none = { all: [], pairs: [] };
const b2 = { scale: 'cefr', level: 'B2' } as const;
const german = newAlternative('de');
const skills = ['listening', 'reading', 'spoken_interaction', 'spoken_production', 'writing'] as const;

test('a new line only needs its language', () => {
  const wanted = withPart(none, 0, newPart(german));
  expect(languageRequirements.parse(wanted)).toEqual(wanted);
  expect(oneMinimum(german.min, 'de')).toEqual({ set: 'speaking', point: b2 });
});

test('parts and alternatives are added, changed and removed', () => {
  const part = withAlternative(newPart(german), 1, newAlternative('nl'));
  expect(part.any.map(({ tag }) => tag)).toEqual(['de', 'nl']);
  expect(withoutAlternative(part, 0).any.map(({ tag }) => tag)).toEqual(['nl']);
  const two = withPart(withPart(none, 0, part), 1, newPart(newAlternative('en')));
  expect(withoutPart(two, 0).all.map(({ any }) => any[0]?.tag)).toEqual(['en']);
  expect(withPair(none, 0, newPair).pairs).toEqual([newPair]);
});

test('a single line without a language is dropped, further ones are not', () => {
  const one = withPart(none, 0, newPart());
  expect(withoutEmptyLine(one)).toEqual(none);
  const two = withPart(one, 1, newPart(german));
  expect(withoutEmptyLine(two)).toBe(two);
});

describe('sets of skills', () => {
  test('are those that the language and the test have', () => {
    expect(setsFor('de', skills)).toContain('text');
    expect(setsFor('gsg', skills)).toEqual([
      'speaking',
      'all',
      'conversation',
      'listening',
      'spoken_interaction',
      'spoken_production',
    ]);
    expect(setsFor('ja', ['listening', 'reading'])).toEqual(['understanding', 'listening', 'reading']);
  });

  test('have one minimum, unless skills differ', () => {
    expect(oneMinimum(minFor(skills, b2), 'de')?.set).toBe('all');
    expect(oneMinimum(minFor(['listening', 'writing'], b2), 'de')).toBeNull();
    expect(oneMinimum({ reading: b2, writing: { ...b2, level: 'C1' } }, 'de')).toBeNull();
    expect(oneMinimum({}, 'de')).toBeNull();
  });

  test('lose what a signed language lacks', () => {
    expect(minOfLanguage(minFor(skills, b2), 'gsg')).toEqual(
      minFor(['listening', 'spoken_interaction', 'spoken_production'], b2),
    );
    expect(minOfLanguage(minFor(['writing'], b2), 'gsg')).toEqual(
      minFor(['spoken_interaction', 'spoken_production'], b2),
    );
  });
});

describe('minimums', () => {
  test('start in the middle of a scale, and without a score on a scale of scores', () => {
    expect(firstMinimum('jlpt')).toEqual({ scale: 'jlpt', level: 'N3' });
    expect(firstMinimum('jlpt', '1984')).toEqual({ scale: 'jlpt', edition: '1984', level: '2' });
    expect(firstMinimum('ielts')).toEqual({ scale: 'ielts', score: null });
  });

  test('have the levels that exist for all their skills, and never none', () => {
    const edition = { name: null, from: null, skills, levels: ['none', 'A1', 'D'], levelSkills: { D: [] }, scores: [] };
    expect(levelsFor(edition, ['reading'])).toEqual(['A1']);
  });

  test('are offered in CEFR first, then in the tests of the language and in the one in use', () => {
    expect(scaleChoices('ja', 'cefr')).toEqual(['cefr', 'jlpt', 'actfl', 'ilr']);
    expect(scaleChoices('de', 'jlpt')).toEqual(['cefr', 'goethe', 'testdaf', 'actfl', 'ilr', 'jlpt']);
  });
});

test('what is not complete yet is left out of the sentence and the count', () => {
  const wanted = {
    all: [
      newPart(),
      { need: 'must' as const, any: [german, newAlternative('en', { writing: { scale: 'ielts', score: null } })] },
    ],
    pairs: [newPair, { ...newPair, from: 'de', to: 'ja' }],
  };
  expect(completeRequirements(wanted)).toEqual({
    all: [{ need: 'must', any: [german] }],
    pairs: [{ ...newPair, from: 'de', to: 'ja' }],
  });
});
