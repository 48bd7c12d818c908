import { pairOf } from '#functions/data/pair-id.ts';
import { rankingsOfJob } from '#functions/entities/ranking/ranking-store.ts';
import { isNamed, type RankingRecord } from '#functions/entities/ranking/stored-ranking.ts';
import type { CandidateData } from '#shared/contracts/own-data.ts';
import type { everything } from './everything.ts';

type OwnRanking = CandidateData['rankings'][number];

/** How many jobs are read concurrently. */
const together = 25;

/**
 * The places at which a candidate was shown in lists ordered by match, for the jobs of the candidate's applications: no
 * other record names the candidate (0.5 read units for each 4 KB of a job's records).
 */
export async function ownRankings(
  candidateId: number,
  jobIds: readonly number[],
  read: ReturnType<typeof everything>['read'],
): Promise<OwnRanking[]> {
  const found: OwnRanking[] = [];
  for (let start = 0; start < jobIds.length; start += together) {
    const records = await Promise.all(
      jobIds.slice(start, start + together).map((id) => read((page) => rankingsOfJob(id, page))),
    );
    found.push(...records.flat().flatMap((record) => placesOf(candidateId, record)));
  }
  return found;
}

const placesOf = (candidateId: number, { job_id, shown_at, places }: RankingRecord): OwnRanking[] =>
  places.flatMap((place, index) =>
    isNamed(place) && place.candidate_id === candidateId
      ? [
          {
            application_id: pairOf(job_id, candidateId),
            shown_at,
            position: index + 1,
            applicants: places.length,
            match: place.match,
          },
        ]
      : [],
  );
