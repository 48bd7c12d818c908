import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { Claim, LanguageRow } from '#shared/domain/languages/language-row.ts';
import { matchAndRank } from '#shared/domain/languages/match.ts';
import { matchPageMs } from './budgets.ts';
import { atMost, type Finding } from './report.ts';

const cefr = (level: string): Claim => ({ scale: 'cefr', level, evidence: 'declared' });

const row = (tag: string, skills: Partial<LanguageRow['skills']>): LanguageRow => ({
  tag,
  native: false,
  working: 'B',
  last_used: '2026-10',
  skills: { listening: [], reading: [], spoken_interaction: [], spoken_production: [], writing: [], ...skills },
});

/** A candidate with four languages, one of them with certificates. */
const rows: LanguageRow[] = [
  row('ja', {
    reading: [{ scale: 'jlpt', level: 'N2', score: 118, taken_on: '2025-12-07', evidence: 'uploaded' }, cefr('B2')],
    spoken_interaction: [cefr('B1')],
  }),
  row('en', {
    listening: [cefr('C1')],
    reading: [cefr('C1')],
    spoken_interaction: [cefr('C1')],
    writing: [cefr('B2')],
  }),
  row('pt-BR', { listening: [cefr('C2')], reading: [cefr('C2')], spoken_interaction: [cefr('C2')] }),
  row('de', { listening: [{ scale: 'goethe', level: 'B1', score: 71, evidence: 'checked' }], reading: [cefr('B1')] }),
];

/** A job that needs one of two languages in two skills, prefers a third, and requires one direction. */
const makeJob = (index: number): LanguageRequirements => {
  const minimum = { scale: 'cefr', level: ['B1', 'B2', 'C1'][index % 3] } as const;
  return {
    all: [
      {
        need: 'must',
        any: [
          { tag: 'ja', min: { reading: { scale: 'jlpt', level: 'N2' }, spoken_interaction: minimum } },
          { tag: 'de', min: { listening: minimum, reading: minimum } },
        ],
      },
      { need: 'nice', any: [{ tag: 'en', min: { writing: minimum }, evidence_at_least: 'checked' }] },
    ],
    pairs: index % 4 === 0 ? [{ from: 'ja', to: 'en', mode: 'consecutive', need: 'must' }] : [],
  };
};
const page = Array.from({ length: 20 }, (_, index) => makeJob(index));

/** The shortest of many runs: other work on the machine can only lengthen a run. */
export function measureLanguageMatch(): Finding[] {
  const times = Array.from({ length: 2_000 }, () => {
    const begun = performance.now();
    for (const requirements of page) matchAndRank(rows, ['consecutive'], requirements, '2026-12-15');
    return performance.now() - begun;
  });
  const sorted = times.sort((left, right) => left - right);
  return [
    atMost('a page of 20 jobs, shortest run', sorted[0] ?? Number.NaN, matchPageMs, 'ms'),
    atMost('a page of 20 jobs, median', sorted[1_000] ?? Number.NaN, matchPageMs, 'ms'),
  ];
}
