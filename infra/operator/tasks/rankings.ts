import type { RankingVerdict } from '../rankings/replay-ranking.ts';
import { OperatorProblem } from '../target/problem.ts';
import { defineTask, wholeNumber } from '../target/task.ts';

type Counts = Partial<Record<RankingVerdict, number>>;

/** `Records replayed: 3 (2 same, 1 inputs changed since).` */
function summaryOf(records: number, counts: Counts): string {
  const found = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
  return `Records replayed: ${records}${found.length > 0 ? ` (${found.join(', ')})` : ''}.`;
}

/** Lists the recorded orders of applicants, and computes each again. */
export const rankings = defineTask({
  summary: 'lists the recorded orders of applicants and computes each again; changes nothing',
  about: `Each order of applicants by their match that was shown is recorded for 12 months (docs/fairness.md). This task computes
every place again with the rules of this version, from the requirements and the day of the record and the present languages of
the applicant, and says for each record:
  same                   every place comes out as recorded; places whose application is gone are not computed
  inputs changed since   an applicant states other languages now, or has other evidence, or has no profile
  made by other rules    check out the version with those rules (shared/domain/languages/match.ts) to replay it
  differs                the same inputs and rules give another place, or the order does not follow: a defect
It prints ids of applications and, with --places and --json, what the reasons say of levels and tests; keep its output as
confidential as the table. Reading all records costs a read unit for each 4 KB of the table, those of a job 0.5 for each 4 KB of
them; replaying costs 0.5 read units for each applicant. The exit code is 1 when a record differs.`,
  options: {
    job: { type: 'string', value: '<id>', help: 'only the records of one job' },
    day: { type: 'string', value: '<YYYY-MM-DD>', help: 'only the records of one day (UTC)' },
    places: { type: 'boolean', help: 'also prints every place with its reasons' },
    json: { type: 'boolean', help: 'prints a line of JSON for each record, and one with the counts, for an audit' },
  },
  run: async ({ job, day, places, json }, { print }) => {
    if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day)) throw new OperatorProblem('--day must be YYYY-MM-DD.');
    const jobId = job === undefined ? undefined : wholeNumber('job', job, 0);
    const { languagesIn, storedRankings } = await import('../rankings/stored-rankings.ts');
    const { replayRanking } = await import('../rankings/replay-ranking.ts');
    const { lineOf, placeLines } = await import('../rankings/print-ranking.ts');
    const counts: Counts = {};
    let records = 0;
    for await (const record of storedRankings(jobId, day)) {
      const replay = replayRanking(record, await languagesIn(record));
      records += 1;
      counts[replay.verdict] = (counts[replay.verdict] ?? 0) + 1;
      if (json) print(JSON.stringify({ ...record, replay }));
      else for (const line of [lineOf(record, replay), ...(places ? placeLines(record, replay) : [])]) print(line);
    }
    if (json) print(JSON.stringify({ records, verdicts: counts }));
    else print(summaryOf(records, counts));
    return counts.differs ? 1 : 0;
  },
});
