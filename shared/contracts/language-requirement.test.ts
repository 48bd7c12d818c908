import { describe, expect, it } from 'vitest';
import { match } from '#shared/domain/languages/match.ts';
import { languageRequirements } from './language-requirement.ts';
import { statedLanguages } from './language-row.ts';

const b2 = { scale: 'cefr', level: 'B2' };
const japanese = { tag: 'ja', min: { reading: b2 } };
const all = (...any: object[]) => ({ all: [{ any, need: 'must' }] });

/** The paths of what is wrong. */
const pathsOf = (input: unknown) =>
  languageRequirements.safeParse(input).error?.issues.map(({ path }) => path.join('.'));

describe('the language requirements of a job', () => {
  it('are accepted as documented', () => {
    expect(languageRequirements.parse({ ...all(japanese), pairs: [] })).toEqual({
      all: [{ need: 'must', any: [japanese] }],
      pairs: [],
    });
  });

  it('are stored as entered, but for the form of the tag', () => {
    const entered = { tag: 'EN-gb', min: { writing: { scale: 'ielts', level: '7' } }, evidence_at_least: 'checked' };
    expect(languageRequirements.parse(all(entered)).all[0]?.any).toEqual([{ ...entered, tag: 'en-GB' }]);
  });

  it('may name a language twice with different levels', () => {
    const speaking = { tag: 'ja', min: { spoken_interaction: b2 } };
    expect(pathsOf(all(japanese, speaking))).toBeUndefined();
  });

  it('may be empty', () => {
    expect(languageRequirements.parse({})).toEqual({ all: [], pairs: [] });
  });

  it.each<[string, unknown, string]>([
    ['no alternative', all(), 'all.0.any'],
    ['no skill', all({ tag: 'ja', min: {} }), 'all.0.any.0.min'],
    ['an unknown skill', all({ tag: 'ja', min: { reading: b2, speaking: b2 } }), 'all.0.any.0.min'],
    ['no language', all({ tag: 'Japanese', min: { reading: b2 } }), 'all.0.any.0.tag'],
    [
      'level none',
      all({ tag: 'ja', min: { reading: { scale: 'cefr', level: 'none' } } }),
      'all.0.any.0.min.reading.level',
    ],
    [
      'an alternative twice',
      all(japanese, { tag: 'ja', min: { reading: { ...b2, edition: null } }, evidence_at_least: 'declared' }),
      'all.0.any.1.tag',
    ],
    [
      'a direction twice',
      {
        pairs: [
          { from: 'ja', to: 'en', mode: 'translation', need: 'must' },
          { from: 'ja', to: 'en', mode: 'translation', need: 'nice' },
        ],
      },
      'pairs.1.to',
    ],
    [
      'an unknown level',
      all({ tag: 'ja', min: { reading: { scale: 'jlpt', level: 'B2' } } }),
      'all.0.any.0.min.reading.level',
    ],
    [
      'a skill that the test lacks',
      all({ tag: 'ja', min: { writing: { scale: 'jlpt', level: 'N2' } } }),
      'all.0.any.0.min.writing.level',
    ],
    [
      'a score of a level',
      all({ tag: 'ja', min: { reading: { scale: 'jlpt', level: 'N2', score: 112 } } }),
      'all.0.any.0.min.reading.score',
    ],
    [
      'an impossible score',
      all({ tag: 'en', min: { reading: { scale: 'toeic', score: 1000 } } }),
      'all.0.any.0.min.reading.score',
    ],
    ['a signed language written', all({ tag: 'gsg', min: { writing: b2 } }), 'all.0.any.0.min.writing'],
    ['unknown evidence', all({ ...japanese, evidence_at_least: 'sworn' }), 'all.0.any.0.evidence_at_least'],
    ['an unknown need', { all: [{ any: [japanese], need: 'maybe' }] }, 'all.0.need'],
    ['a pair of one language', { pairs: [{ from: 'de', to: 'deu', mode: 'consecutive', need: 'must' }] }, 'pairs.0.to'],
    ['an unknown mode', { pairs: [{ from: 'de', to: 'en', mode: 'telepathy', need: 'must' }] }, 'pairs.0.mode'],
    ['too many alternatives', all(...Array(6).fill(japanese)), 'all.0.any'],
    ['too many parts', { all: Array(11).fill({ any: [japanese], need: 'must' }) }, 'all'],
  ])('refuse %s', (_, input, path) => {
    expect(pathsOf(input)).toEqual([path]);
  });

  it('accept a pair of two varieties of one language', () => {
    const pairs = [{ from: 'pt-PT', to: 'pt-BR', mode: 'translation', need: 'nice' }];
    expect(pathsOf({ pairs })).toBeUndefined();
  });
});

it('compares what both sides entered', () => {
  const reading = [{ scale: 'jlpt', edition: '2010', level: 'N2', score: 118, taken_on: '2025-12-07' }];
  const [row] = statedLanguages.parse([{ tag: 'ja', skills: { reading } }]);
  if (row === undefined) throw new Error('The row was refused.');
  const claims = row.skills.reading.map((claim) => ({ ...claim, evidence: 'declared' as const }));
  const stored = {
    ...row,
    skills: { listening: [], spoken_interaction: [], spoken_production: [], writing: [], reading: claims },
  };
  const wanted = languageRequirements.parse(all(japanese));
  expect(match([stored], [], wanted, '2026-12-15').result).toBe('met');
});
