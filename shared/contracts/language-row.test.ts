import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ScaleId } from '#shared/domain/languages/scale.ts';
import { languageTestedBy } from '#shared/domain/languages/tested-languages.ts';
import { statedCertificate } from './certificates.ts';
import { languageRequirements } from './language-requirement.ts';
import { offeredModes, statedLanguages } from './language-row.ts';
import { areConditions, conditionFields } from './search-conditions.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-15T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const n2 = { scale: 'jlpt', edition: '2010', level: 'N2', score: 118, taken_on: '2025-12-07' };
const stated = (skills: object, more: object = {}) => [{ tag: 'ja', skills, ...more }];
/** The same in a language that the test of the claim examines. */
const tested = (skill: string, claim: object) => {
  const { scale } = claim as { scale: ScaleId };
  return [{ tag: languageTestedBy(scale) ?? 'ja', skills: { [skill]: [claim] } }];
};

/** The paths and messages of what is wrong. */
const issuesOf = (input: unknown) =>
  statedLanguages.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the languages of a candidate', () => {
  it('are accepted as documented, with what is absent stated as unknown', () => {
    const input = [
      {
        tag: 'JA',
        working: 'C',
        skills: {
          reading: [{ ...n2, certificate_number: ' A12 ', expires_on: null }],
          spoken_interaction: [{ scale: 'cefr', level: 'B1' }],
        },
        last_used: '2026-10',
      },
    ];
    expect(statedLanguages.parse(input)).toEqual([
      {
        tag: 'ja',
        native: false,
        working: 'C',
        skills: {
          listening: [],
          reading: [{ ...n2, certificate_number: 'A12', expires_on: null }],
          spoken_interaction: [{ scale: 'cefr', level: 'B1' }],
          spoken_production: [],
          writing: [],
        },
        last_used: '2026-10',
      },
    ]);
  });

  it('may state that a skill is missing', () => {
    expect(issuesOf(stated({ writing: [{ scale: 'cefr', level: 'none' }] }))).toBeUndefined();
  });

  it('never contain evidence that the candidate sent', () => {
    const [row] = statedLanguages.parse(stated({ reading: [{ ...n2, evidence: 'attested' }] }));
    expect(row?.skills.reading[0]).toEqual(n2);
  });

  it.each(['', 'Japanese', 'und', 'en-u-ca-buddhist', 'x'.repeat(50), 7, null])('refuse the tag %j', (tag) => {
    expect(issuesOf([{ tag, skills: {} }])).toEqual([['0.tag', 'language_not_chosen']]);
  });

  it('refuse the same language twice, however it is written', () => {
    const twice = [...stated({}), { tag: 'jpn', skills: {} }];
    expect(issuesOf(twice)).toEqual([['', 'language_twice']]);
    const twi = [
      { tag: 'tw', skills: {} },
      { tag: 'ak', skills: {} },
    ];
    expect(issuesOf(twi)).toEqual([['', 'language_twice']]);
  });

  it.each([
    ['tw', 'ak'],
    ['zh-yue', 'yue'],
    ['zh-min-nan', 'nan'],
  ])('and requirements for one have the one tag of it: %s is %s', (written, tag) => {
    expect(statedLanguages.parse([{ tag: written, skills: {} }])[0]?.tag).toBe(tag);
    const min = { listening: { scale: 'cefr', level: 'B2' } };
    const pair = { from: written, to: 'en', mode: 'consecutive', need: 'must' };
    const required = languageRequirements.parse({
      all: [{ any: [{ tag: written, min }], need: 'must' }],
      pairs: [pair],
    });
    expect([required.all[0]?.any[0]?.tag, required.pairs[0]?.from]).toEqual([tag, tag]);
    expect(z.object(conditionFields).parse({ tag: `${written},de` }).tag).toEqual([tag, 'de']);
  });

  it('refuse more than 150 claims in all', () => {
    const claims = Array.from({ length: 5 }, () => ({ scale: 'cefr', level: 'B1' }));
    const skills = Object.fromEntries(
      ['listening', 'reading', 'spoken_interaction', 'spoken_production', 'writing'].map((skill) => [skill, claims]),
    );
    const rows = ['de', 'en', 'es', 'fr', 'it', 'ja'].map((tag) => ({ tag, skills }));
    expect(issuesOf(rows)).toBeUndefined();
    expect(issuesOf([...rows, { tag: 'ko', skills: { reading: claims.slice(0, 1) } }])).toEqual([
      ['', 'list_too_long?max=150'],
    ]);
  });

  it.each([
    ['reading', { scale: 'cefr', level: 'B3' }, 'level'],
    ['reading', { scale: 'cefr' }, 'level'],
    ['reading', { scale: 'cefr', level: 'B2', edition: '2020' }, 'level'],
    ['reading', { scale: 'cefr', level: 'B2', score: 3 }, 'score'],
    ['reading', { scale: 'jlpt', level: 'N6' }, 'level'],
    ['reading', { ...n2, score: 89 }, 'score'],
    ['reading', { ...n2, score: 181 }, 'score'],
    ['reading', { ...n2, score: 118.5 }, 'score'],
    ['reading', { scale: 'jlpt', level: 'N2', taken_on: '2009-12-06' }, 'level'],
    ['writing', n2, 'level'],
    ['reading', { scale: 'hsk', level: '8', taken_on: '2024-05-01' }, 'level'],
    ['writing', { scale: 'hsk', level: '2', edition: '2.0' }, 'level'],
    ['reading', { scale: 'toeic', score: 500 }, 'score'],
    ['reading', { scale: 'toeic', score: 402 }, 'score'],
    ['writing', { scale: 'toeic', score: 205 }, 'score'],
    ['writing', { scale: 'toeic' }, 'score'],
    ['writing', { scale: 'ielts', level: '6.5', score: 7 }, 'level'],
    ['writing', { scale: 'ielts', score: 9.5 }, 'score'],
    ['writing', { scale: 'toefl_ibt', score: 25 }, 'score'],
    ['writing', { scale: 'actfl', level: 'D' }, 'level'],
    ['writing', { scale: 'delf_dalf', level: 'B2', score: 4.5 }, 'score'],
    ['writing', { scale: 'interpreter', level: 'A' }, 'level'],
  ])('refuse under %s the result %j by its %s', (skill, claim, field) => {
    expect(issuesOf(tested(skill, claim))?.map(([path]) => path)).toEqual([`0.skills.${skill}.0.${field}`]);
  });

  it.each([
    ['writing', { scale: 'toefl_ibt', score: 25, taken_on: '2025-06-01' }],
    ['reading', { scale: 'hsk', level: '8', edition: '3.0', taken_on: '2024-05-01' }],
    ['writing', { scale: 'ielts', level: '6.5' }],
    ['listening', { scale: 'actfl', level: 'D' }],
    ['reading', { ...n2, score: 90 }],
    ['reading', { ...n2, score: 180 }],
    ['writing', { scale: 'pte', score: 10 }],
    ['writing', { scale: 'pte', level: '90', score: 90 }],
  ])('accept under %s the result %j', (skill, claim) => {
    expect(issuesOf(tested(skill, claim))).toBeUndefined();
  });

  it.each([
    [n2, 'skill_not_tested'],
    [{ scale: 'cefr', level: 'X' }, 'level_not_on_scale'],
    [{ scale: 'pte', score: 91 }, 'score_impossible'],
  ])('say what is wrong with %j: %s', (claim, text) => {
    expect(issuesOf(tested('writing', claim))?.map(([, message]) => message)).toEqual([text]);
  });

  it.each([
    ['ko', 'jlpt', { level: 'N2' }, 'test_of_japanese'],
    ['yue', 'hsk', { level: '4' }, 'test_of_chinese'],
    ['ja', 'topik', { level: '4' }, 'test_of_korean'],
    ['es', 'delf_dalf', { level: 'B2' }, 'test_of_french'],
    ['gsw', 'goethe', { level: 'B2' }, 'test_of_german'],
    ['nl', 'testdaf', { level: 'TDN 4' }, 'test_of_german'],
    ['sw', 'toefl_ibt', { score: 4 }, 'test_of_english'],
    ['fr', 'ielts', { score: 7 }, 'test_of_english'],
    ['de', 'toeic', { score: 400 }, 'test_of_english'],
    ['hi', 'cambridge', { score: 170 }, 'test_of_english'],
    ['ase', 'pte', { score: 70 }, 'test_of_english'],
  ])(
    'refuse under %s a result of %s, which examines another language, as requirements and searches do',
    (tag, scale, result, text) => {
      const claim = { scale, ...result };
      const skills = { listening: [claim] };
      expect(issuesOf([{ tag, skills }])).toEqual([['0.skills.listening.0.scale', text]]);
      const required = languageRequirements.safeParse({
        all: [{ any: [{ tag, min: { listening: claim } }], need: 'must' }],
      });
      expect(required.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
        ['all.0.any.0.min.listening.scale', text],
      ]);
      const certificate = { tag, scale, results: [{ skill: 'listening', ...result }] };
      expect(statedCertificate.safeParse(certificate).error?.issues.map(({ message }) => message)).toEqual([text]);
      const level = `${scale}:${Object.values(result)[0]}`;
      const conditions = z.object(conditionFields).parse({ tag: `de-AT,${tag}`, level: `B1,${level}` });
      expect(areConditions(conditions)).toBe(false);
    },
  );

  it('refuse reading and writing of signed languages', () => {
    const level = { scale: 'cefr', level: 'B2' };
    expect(issuesOf([{ tag: 'ase', skills: { listening: [level], writing: [level] } }])).toEqual([
      ['0.skills.writing.0', 'skill_not_signed'],
    ]);
  });

  it('refuse unknown skills and scales', () => {
    expect(issuesOf(stated({ speaking: [] }))).toHaveLength(1);
    expect(issuesOf(stated({ reading: [{ scale: 'duolingo', level: '1' }] }))).toHaveLength(1);
  });

  it.each([
    [{ taken_on: '2026-12-17' }, 'taken_on'],
    [{ taken_on: '2026-02-30' }, 'taken_on'],
    [{ taken_on: '2025-12-07', expires_on: '2025-12-06' }, 'expires_on'],
    [{ expires_on: 'soon' }, 'expires_on'],
  ])('refuse the dates %j', (dates, field) => {
    expect(issuesOf(stated({ reading: [{ ...n2, ...dates }] }))?.map(([path]) => path)).toEqual([
      `0.skills.reading.0.${field}`,
    ]);
  });

  it.each(['2027-01', '2026-13', '2026', '2026-12-01'])('refuse %s as month of the last use', (last_used) => {
    expect(issuesOf(stated({}, { last_used }))?.map(([path]) => path)).toEqual(['0.last_used']);
  });

  it('accept dates up to today', () => {
    const claim = { ...n2, taken_on: '2026-12-16', expires_on: '2028-12-15' };
    expect(issuesOf(stated({ reading: [claim] }, { last_used: '2026-12' }))).toBeUndefined();
  });

  it('are limited in number', () => {
    const codes = Array.from({ length: 31 }, (_, index) => ({
      tag: `k${String.fromCharCode(97 + Math.floor(index / 20))}${String.fromCharCode(97 + (index % 20))}`,
      skills: {},
    }));
    expect(issuesOf(codes)?.map(([, message]) => message)).toContain('list_too_long?max=30');
    expect(issuesOf(stated({ reading: Array(6).fill(n2) }))).toHaveLength(1);
  });
});

it('refuses unknown and repeated modes', () => {
  expect(offeredModes.safeParse(['consecutive', 'translation']).success).toBe(true);
  expect(offeredModes.safeParse(['consecutive', 'consecutive']).success).toBe(false);
  expect(offeredModes.safeParse(['telepathy']).success).toBe(false);
});
