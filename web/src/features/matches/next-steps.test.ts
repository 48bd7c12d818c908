import { describe, expect, it } from 'vitest';
import { cefr, claim, job, pair, part, point, row, today } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { match } from '#shared/domain/languages/match.ts';
import { type NextStep, nextStepsFor } from './next-steps.ts';

const stepsFor = (rows: readonly LanguageRow[], wanted: LanguageRequirements) =>
  nextStepsFor(match(rows, [], wanted, today));
const japanese = (more: Partial<LanguageRow> = {}, skills: Partial<LanguageRow['skills']> = {}) =>
  row('ja', skills, more);
const reads = job([part('must', { tag: 'ja', min: { reading: cefr('B2') } })]);

describe('what a candidate could do', () => {
  it.each<[string, LanguageRow[], NextStep[]]>([
    ['add a language that is missing', [], [{ key: 'language', tag: 'ja' }]],
    ['state a level that is missing', [japanese()], [{ key: 'skill', tag: 'ja', skill: 'reading' }]],
    ['state a level beside "native"', [japanese({ native: true })], [{ key: 'skill', tag: 'ja', skill: 'reading' }]],
    [
      'state a score that decides',
      [japanese({}, { reading: [claim(point('jlpt', 'N2'))] })],
      [{ key: 'score', tag: 'ja' }],
    ],
    ['nothing about a level that is short', [japanese({}, { reading: [claim(cefr('B1'))] })], []],
    ['nothing where all is met', [japanese({}, { reading: [claim(cefr('C1'))] })], []],
  ])('is to %s', (_, rows, steps) => {
    expect(stepsFor(rows, reads)).toEqual(steps);
  });

  it('is to add a language that is enough at any level', () => {
    const wanted = job([part('must', { tag: 'ja', min: {} }), part('must', { tag: 'de', min: {} })]);
    expect(stepsFor([japanese()], wanted)).toEqual([{ key: 'language', tag: 'de' }]);
  });

  it('is to add a certificate where one is wanted', () => {
    const wanted = job([part('must', { tag: 'ja', min: { reading: cefr('B2') }, evidence_at_least: 'checked' })]);
    expect(stepsFor([japanese({}, { reading: [claim(cefr('B2'))] })], wanted)).toEqual([
      { key: 'certificate', tag: 'ja' },
    ]);
  });

  it('is to state a working language or a mode for a direction', () => {
    const wanted = job([], [pair('ja', 'en')]);
    expect(stepsFor([japanese({ working: 'C' })], wanted)).toEqual([{ key: 'working', tag: 'en' }]);
    const both = [japanese({ working: 'C' }), row('en', {}, { working: 'A' })];
    expect(stepsFor(both, wanted)).toEqual([{ key: 'mode', mode: 'consecutive' }]);
  });

  it('concerns the nearest alternative only, and none where one of them is met', () => {
    const either = job([
      part('must', { tag: 'de', min: { reading: cefr('B2') } }, { tag: 'ja', min: { reading: cefr('B2') } }),
    ]);
    expect(stepsFor([row('de', { reading: [claim(cefr('A1'))] })], either)).toEqual([{ key: 'language', tag: 'ja' }]);
    expect(stepsFor([row('de', { reading: [claim(cefr('C1'))] })], either)).toEqual([]);
  });

  it('names each step once, musts before pluses, three at most', () => {
    const min = { listening: cefr('B2'), reading: cefr('B2') };
    const wanted = job([
      part('nice', { tag: 'fr', min }),
      part('must', { tag: 'ja', min }),
      part('must', { tag: 'de', min }),
      part('nice', { tag: 'es', min }),
    ]);
    expect(stepsFor([], wanted).map((step) => 'tag' in step && step.tag)).toEqual(['ja', 'de', 'fr']);
  });
});
