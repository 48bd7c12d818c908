import type { PageKey } from '#functions/data/page.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { rankingsOfJob } from '#functions/entities/ranking/ranking-store.ts';
import { isNamed, parseRanking, type RankingRecord } from '#functions/entities/ranking/stored-ranking.ts';
import { allItems } from '../items/all-items.ts';

/**
 * The records of rankings, of one job or of all (0.5 read units for each 4 KB of the job's records, or 1 for each 4 KB of
 * the whole table).
 * @param day keeps those of one day, `YYYY-MM-DD`
 */
export async function* storedRankings(job: number | undefined, day: string | undefined): AsyncGenerator<RankingRecord> {
  const records = job === undefined ? rankingsOfAll() : rankingsOf(job);
  for await (const record of records) if (day === undefined || record.day === day) yield record;
}

async function* rankingsOf(job: number): AsyncGenerator<RankingRecord> {
  let start: PageKey | undefined;
  do {
    const { items, next } = await rankingsOfJob(job, { limit: 100, start });
    yield* items;
    start = next;
  } while (start);
}

async function* rankingsOfAll(): AsyncGenerator<RankingRecord> {
  for await (const item of allItems()) if (item.entity === 'ranking_record') yield parseRanking(item);
}

/** The present languages, packed, of the applicants whom a record names (0.5 read units each). */
export async function languagesIn({ places }: RankingRecord): Promise<Map<number, string>> {
  const profiles = await readCandidates(places.filter(isNamed).map(({ candidate_id }) => candidate_id));
  return new Map([...profiles].map(([id, { summary }]) => [id, summary.languages]));
}
