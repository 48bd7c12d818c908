import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageRows } from './arbitraries.ts';
import { cefr, claim, point, row, today } from './fixtures.ts';
import type { Claim } from './language-row.ts';
import { personResult } from './level-condition.ts';
import { nextLevelsOf } from './next-level.ts';
import type { Skill } from './skills.ts';

const nextFor = (tag: string, skill: Skill, ...claims: Claim[]) =>
  nextLevelsOf([row(tag, { [skill]: claims })], today)
    .filter((next) => next.skill === skill)
    .map(({ to }) => to);

describe('the next level', () => {
  it.each([
    ['of the CEFR', 'de', claim(cefr('B1')), cefr('B2')],
    ['of the CEFR after none', 'de', claim(cefr('none')), cefr('A1')],
    ['of an own scale', 'ja', claim(point('jlpt', 'N3', 100)), point('jlpt', 'N2')],
    ['of the CEFR for scores with a mapping', 'en', claim(point('cambridge', 165)), cefr('C1')],
  ])('is that %s', (_, tag, stated, to) => {
    expect(nextFor(tag, 'reading', stated)).toEqual([{ scale: to.scale, level: to.level }]);
  });

  it('does not exist above the highest one, for scores without a mapping that decides, and where nothing is stated', () => {
    expect(nextFor('de', 'reading', claim(cefr('C2')))).toEqual([]);
    expect(nextFor('en', 'reading', claim(point('ielts', 6.5)))).toEqual([]);
    expect(nextFor('de', 'reading')).toEqual([]);
  });

  it('is none of an earlier edition, which no search can ask for', () => {
    expect(nextFor('zh', 'reading', claim(point('hsk', '5'), { edition: '2.0' }))).toEqual([]);
  });

  it('follows from the claim that reaches furthest', () => {
    expect(nextFor('ja', 'reading', claim(cefr('A2')), claim(point('jlpt', 'N2', 118)))).toEqual([
      { scale: 'jlpt', level: 'N1' },
    ]);
  });

  it('is never met by what is stated already', () => {
    fc.assert(
      fc.property(languageRows, (rows) => {
        for (const { tag, skill, to } of nextLevelsOf(rows, today)) {
          expect(personResult(rows, { tag, skill, level: to }, 'declared', today)).not.toBe('met');
        }
      }),
    );
  });
});
