import { describe, expect, it } from 'vitest';
import { cefr, claim, job, pair, part, point, row, today } from '#shared/domain/languages/fixtures.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { byReadersLanguages, matchWith } from './job-match.ts';

const japanese = row('ja', { reading: [claim(point('jlpt', 'N2', 118))] });
const own = { languages: [japanese, row('en', { reading: [claim(cefr('C1'))] })], modes: [] };
const reads = (tag: string, level: string) => job([part('must', { tag, min: { reading: cefr(level) } })]);

describe('the match of a person with a job', () => {
  it('is nothing where the job states no languages', () => {
    expect(matchWith(own, job([]), today)).toBeNull();
  });

  it('is that of the stated languages and the modes on offer', () => {
    expect(matchWith(own, reads('ja', 'B2'), today)?.result).toBe('met');
    const interpreter = { languages: [row('ja', {}, { working: 'C' }), row('en', {}, { working: 'A' })] } as const;
    const wanted = job([], [pair('ja', 'en')]);
    expect(matchWith({ ...interpreter, modes: [] }, wanted, today)?.result).toBe('unknown');
    expect(matchWith({ ...interpreter, modes: ['consecutive'] }, wanted, today)?.result).toBe('met');
  });
});

describe('a job whose text alone names its language', () => {
  const named = (tag: string) => ({
    language_requirements: job([]),
    language_needs: job([part('must', { tag, min: {} })]),
  });

  it('is met by who states the language at any level, and unclear for others', () => {
    const resultOf = (tag: string) => matchWith(own, comparedOf(named(tag)), today)?.result;
    expect([resultOf('ja'), resultOf('ko')]).toEqual(['met', 'unknown']);
    const native = { languages: [row('ko', {}, { native: true })], modes: [] };
    expect(matchWith(native, comparedOf(named('ko')), today)?.result).toBe('met');
  });

  it('is among the jobs that are met, before those of other languages', () => {
    const jobs = [
      { id: 1, ...named('ko') },
      { id: 2, language_requirements: reads('ja', 'C2') },
      { id: 3, ...named('ja') },
      { id: 4, language_requirements: job([]) },
    ];
    expect(byReadersLanguages(jobs, own, today).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
  });
});

describe('jobs for a reader', () => {
  const jobs = [
    { id: 1, language_requirements: reads('de', 'B1') },
    { id: 2, language_requirements: reads('ja', 'C2') },
    { id: 3, language_requirements: job([]) },
    { id: 4, language_requirements: reads('en', 'B2') },
    { id: 5, language_requirements: job([], [pair('ja', 'ko')]) },
    { id: 6, language_requirements: reads('ja', 'B2') },
  ];
  const orderFor = (reader: Parameters<typeof byReadersLanguages>[1]) =>
    byReadersLanguages(jobs, reader, today).map(({ id }) => id);

  it('come first where they meet all of them, then where they state one of the languages, else as given', () => {
    expect(orderFor(own)).toEqual([4, 6, 2, 5, 1, 3]);
  });

  it('stay as given for a reader who states no languages', () => {
    expect(orderFor({ languages: [], modes: [] })).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

it('matches twenty jobs in the time of a few hundred small objects', () => {
  const levels = ['A1', 'A2', 'B1', 'B2', 'C1'];
  const rows = ['ja', 'en', 'de', 'fr', 'pt'].map((tag) =>
    row(tag, {
      reading: levels.map((level) => claim(cefr(level))),
      listening: [claim(cefr('B2'))],
      spoken_interaction: [claim(cefr('B1'))],
    }),
  );
  const reader = { languages: rows, modes: [] };
  const wanted = Array.from({ length: 20 }, (_, index) =>
    job([
      part('must', { tag: 'ja', min: { reading: cefr('B2'), spoken_interaction: cefr('B2') } }),
      part('nice', { tag: index % 2 ? 'de' : 'pt-BR', min: { listening: cefr('C1') } }),
    ]),
  );
  const best = (work: () => unknown): number =>
    Math.min(
      ...Array.from({ length: 40 }, () => {
        const start = performance.now();
        work();
        return performance.now() - start;
      }),
    );
  const matching = best(() => wanted.map((requirements) => matchWith(reader, requirements, today)));
  // What a browser does in any case with the answer that brings these jobs and the profile.
  const text = JSON.stringify({ rows, jobs: wanted });
  const parsing = best(() => Array.from({ length: 10 }, () => JSON.parse(text)));
  expect(matching / parsing).toBeLessThan(10);
});
