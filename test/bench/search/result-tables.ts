import { percentile } from '#test/bench/report.ts';
import { whole } from '#test/load/formats.ts';
import { markdownTable } from '#test/load/table.ts';
import type { Figures, Searched } from './figures.ts';
import type { Taken } from './stopwatch.ts';

const megabytes = (bytes: number) => whole(bytes / 1e6);
const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));

const pair = (times: readonly Taken[], of: keyof Taken): string =>
  [0.5, 0.95]
    .map((share) =>
      percentile(
        times.map((each) => each[of]),
        share,
      ),
    )
    .map(milliseconds)
    .join(' / ');

const unansweredShare = (all: readonly Searched[]): string => {
  const requested = all.reduce((sum, { times }) => sum + times.length, 0);
  const unanswered = all.reduce((sum, each) => sum + each.unanswered, 0);
  return `${unanswered} of ${whole(requested)}`;
};

/** Seconds for a thousand are milliseconds for one. */
const perThousand = ({ written, finished, count }: Figures['jobs'], of: keyof Taken): string =>
  ((written[of] + finished[of]) / count).toFixed(2);

/** How fast searches are: p50 and p95 of what the product waits, and the mean processor time of the engine. */
export const searchTable = (all: readonly Figures[]): string =>
  markdownTable(
    [
      'jobs',
      'engine',
      ...['list, ms', 'its processor ms'],
      ...['with facets, ms', 'its processor ms'],
      ...['that fit, ms', 'its processor ms'],
      'unanswered',
      'load',
    ],
    all.map(({ documents, engine, lists, facets, personal, load }) => [
      whole(documents),
      engine,
      pair(lists.times, 'wall'),
      milliseconds(lists.cpu),
      pair(facets.times, 'wall'),
      milliseconds(facets.cpu),
      pair(personal.times, 'wall'),
      milliseconds(personal.cpu),
      unansweredShare([lists, facets, personal]),
      load.toFixed(1),
    ]),
  );

/** What the index costs: writing it, its size, and how soon it shows a change. */
export const indexTable = (all: readonly Figures[]): string =>
  markdownTable(
    [
      'jobs',
      'engine',
      '1,000 written, s',
      'its processor s',
      'found after, s',
      'memory, MB',
      'on disk, MB',
      'a job, bytes',
      'a candidate, bytes',
    ],
    all.map(({ documents, engine, jobs, candidates, foundAfter, memory }) => [
      whole(documents),
      engine,
      perThousand(jobs, 'wall'),
      perThousand(jobs, 'cpu'),
      (percentile(foundAfter, 1) / 1_000).toFixed(1),
      megabytes(memory),
      megabytes(jobs.bytes),
      whole(jobs.bytes / jobs.count),
      whole(candidates.bytes / candidates.count),
    ]),
  );

/** What only one of the engines has. */
export const otherFigures = (all: readonly Figures[]): string =>
  all
    .flatMap(({ engine, documents, jobs, lists, facets, personal, more }) => [
      ...Object.entries(more).map(([name, text]) => `- ${engine}, ${whole(documents)} jobs, ${name}: ${text}`),
      `- ${engine}, ${whole(documents)} jobs, of the writing processor s at the end: ${(jobs.finished.cpu / 1_000).toFixed(1)}`,
      ...(jobs.compressed === undefined
        ? []
        : [`- ${engine}, ${whole(documents)} jobs, compressed: ${megabytes(jobs.compressed)} MB`]),
      // The processor time of each search is known of an engine in this process only.
      ...(engine === 'embedded'
        ? [
            `- ${engine}, ${whole(documents)} jobs, processor ms p50 / p95: ` +
              `lists ${pair(lists.times, 'cpu')}, facets ${pair(facets.times, 'cpu')}, that fit ${pair(personal.times, 'cpu')}`,
          ]
        : []),
    ])
    .join('\n');
