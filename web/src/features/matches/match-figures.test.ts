import { describe, expect, it } from 'vitest';
import { cefr, claim, job, pair, part, point, row, today } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { match } from '#shared/domain/languages/match.ts';
import { figuresOf } from './match-figures.ts';

const rows = [
  row('de', { reading: [claim(cefr('B1'))], writing: [claim(cefr('A1'))] }, { working: 'C' }),
  row('en', { reading: [claim(cefr('C1'))] }),
];
const figuresFor = (requirements: LanguageRequirements) => figuresOf(match(rows, [], requirements, today));
const reads = (tag: string, level: string) => ({ tag, min: { reading: cefr(level) } });

describe('the figures of a match', () => {
  it('count the musts by their result, and the nices that are met', () => {
    const wanted = job(
      [
        part('must', reads('en', 'B2')),
        part('must', reads('de', 'B2')),
        part('must', reads('ja', 'A1')),
        part('nice', reads('en', 'C1')),
      ],
      [pair('en', 'de'), pair('de', 'en', 'translation', 'nice')],
    );
    expect(figuresFor(wanted)).toEqual({ musts: 4, met: 1, unknown: 1, short: 2, shortBy: 1, nices: 2, nicesMet: 1 });
  });

  it('name the largest gap, of alternatives the smaller one', () => {
    const writes = { tag: 'de', min: { writing: cefr('C1') } };
    expect(figuresFor(job([part('must', writes)]))).toMatchObject({ short: 1, shortBy: 4 });
    expect(figuresFor(job([part('must', writes, reads('de', 'C1'))]))).toMatchObject({ short: 1, shortBy: 2 });
    expect(figuresFor(job([part('must', writes), part('must', reads('de', 'B2'))]))).toMatchObject({ shortBy: 4 });
  });

  it('name no gap where it cannot be counted, or where nothing is short', () => {
    const english = [row('en', { reading: [claim(point('ielts', 5))] })];
    const wanted = job([part('must', { tag: 'en', min: { reading: point('ielts', 7) } })]);
    expect(figuresOf(match(english, [], wanted, today))).toMatchObject({ short: 1, shortBy: null });
    expect(figuresFor(job([part('must', reads('ja', 'B2'))]))).toMatchObject({ unknown: 1, shortBy: null });
  });
});
