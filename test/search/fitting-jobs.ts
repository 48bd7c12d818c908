import * as fc from 'fast-check';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { jobTypes } from '#shared/domain/job-terms.ts';
import { languageRequirements, offeredModes, storedRows } from '#shared/domain/languages/arbitraries.ts';
import { cefr, claim, job, part, row } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { type Match, matchAndRank, type PartMatch } from '#shared/domain/languages/match.ts';
import { compareRanked } from '#shared/domain/languages/ranking.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { addMs, epochMs, minuteMs } from '#shared/domain/time.ts';
import { bareJob } from '#test/support/bare-job.ts';

/** A job, and what it requests: that of its text where it has no requirements. */
export interface Posting {
  stored: StoredJob;
  requested: LanguageRequirements;
}

const speaks = (tag: string, level: string) => ({ tag, min: { spoken_interaction: cefr(level) } });
const usual = ['de', 'fr', 'ja', 'zh'].flatMap((tag) => [
  job([part('must', speaks(tag, 'B2'))]),
  job([part('must', speaks(tag, 'C1'), speaks('en', 'B2')), part('nice', speaks('fr', 'A2'))]),
  job([part('must', speaks(tag, 'B1')), part('must', speaks('en', 'C2'))]),
]);
const texts: readonly [text: string, requested: LanguageRequirements][] = [
  ['German', job([part('must', { tag: 'de', min: {} })])],
  ['Any', job([])],
];

function postingOf(id: number, requested: LanguageRequirements, language = 'Any'): Posting {
  // Three at a time are of one minute.
  const created = addMs(epochMs(Date.UTC(2026, 5, 1)), Math.floor((id * 7) % 60) * minuteMs);
  const language_requirements = language === 'Any' ? packRequirements(requested) : undefined;
  const job_type = jobTypes[id % 3] ?? 'full-time';
  const location = id % 2 ? 'Graz' : 'Lisbon';
  return { stored: bareJob(id, created, { language, language_requirements, job_type, location }), requested };
}

/** Jobs that many people meet in parts, jobs with drawn requirements, and jobs whose text alone names a language. */
export const makePostings = (seed: number): Posting[] =>
  [
    ...[...usual, ...usual, ...fc.sample(languageRequirements, { seed, numRuns: 60 })].map(
      (requested) => [requested] as const,
    ),
    ...texts.flatMap(([text, requested]) => [[requested, text] as const, [requested, text] as const]),
  ].map(([requested, text], place) => postingOf(place + 1, requested, text));
export const postings: readonly Posting[] = makePostings(7);

/** What a person states. */
export interface Seeker {
  rows: readonly LanguageRow[];
  modes: readonly Mode[];
}

/** People who state nothing, some and many languages. */
export const seekers: readonly Seeker[] = [
  { rows: [], modes: [] },
  {
    rows: [
      row('de', { spoken_interaction: [claim(cefr('C1'))] }),
      row('en', { spoken_interaction: [claim(cefr('B2'), { evidence: 'checked' })] }),
    ],
    modes: [],
  },
  { rows: [row('fr', { spoken_interaction: [claim(cefr('B1'))] }, { last_used: '2026-01' })], modes: ['consecutive'] },
  ...fc.sample(fc.record({ rows: storedRows, modes: offeredModes }), { seed: 3, numRuns: 30 }),
];

const better = ['met', 'unknown', 'short'];

/** Which of five groups a job is in, read from the match and by the definition in words. */
function groupOf(rows: readonly LanguageRow[], { parts, pairs }: Match): number {
  const isStated = (wanted: string) => rows.some(({ tag }) => languageOf(tag) === languageOf(wanted));
  const musts = parts.filter(({ need }) => need === 'must');
  const directions = pairs.filter(({ need }) => need === 'must');
  const stated = ({ any }: PartMatch) => any.filter(({ tag }) => isStated(tag));
  if (musts.some((each) => stated(each).length === 0)) return 3;
  if (directions.some(({ from, to }) => !isStated(from) || !isStated(to))) return 3;
  const gapsOf = ({ skills }: PartMatch['any'][number]) =>
    skills.filter(({ result }) => result === 'short').map(({ short_by }) => short_by ?? Number.POSITIVE_INFINITY);
  const gaps = [
    ...musts.flatMap((each) => {
      const open = stated(each).filter(({ result }) => result !== 'short');
      return open.length > 0 ? [] : [Math.min(...stated(each).map((one) => Math.max(...gapsOf(one))))];
    }),
    ...directions.filter(({ result }) => result === 'short').map(({ short_by }) => short_by ?? 9),
  ];
  if (gaps.length > 0) return gaps.every((gap) => gap === 1) ? 2 : 4;
  const results = [
    ...musts.map((each) => better.find((one) => stated(each).some(({ result }) => result === one))),
    ...directions.map(({ result }) => result),
  ];
  return results.every((result) => result === 'met') ? 0 : 1;
}

/** The ids of postings in the order of a person's list, by a comparison with every one. */
export function personalOrder({ rows, modes }: Seeker, today: string, isGrouped: boolean, among = postings): number[] {
  return among
    .map(({ stored: { summary }, requested }) => {
      const { match, ranking } = matchAndRank(rows, modes, requested, today);
      return { id: summary.id, group: isGrouped ? groupOf(rows, match) : 0, ...ranking, at: summary.created_at };
    })
    .sort((left, right) => left.group - right.group || compareRanked(left, right) || right.id - left.id)
    .map(({ id }) => id);
}
