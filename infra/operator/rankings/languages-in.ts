import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { isNamed, type RankingRecord } from '#functions/entities/ranking/stored-ranking.ts';

/** The present languages, packed, of the applicants whom a record names (0.5 read units each). */
export async function languagesIn({ places }: RankingRecord): Promise<Map<number, string>> {
  const profiles = await readCandidates(places.filter(isNamed).map(({ candidate_id }) => candidate_id));
  return new Map([...profiles].map(([id, { summary }]) => [id, summary.languages]));
}
