import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { type JobRank, rankJob } from '#shared/domain/languages/job-fit.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** Ranks what a job needs, as the index has it. */
type RankJob = (needs: string) => JobRank;

/** By what a candidate states: further pages and searches rank the same again. */
const known = new Map<string, RankJob>();
/** Ranks of all of them, some 150 bytes each: 15 MB beside an index of much more. */
let ranked = 0;
const maxRanked = 100_000;

function forgetAll(): void {
  known.clear();
  ranked = 0;
}

function makeRanking({ languages, modes }: ReturnType<typeof unpackLanguages>, today: string): RankJob {
  const ranks = new Map<string, JobRank>();
  return (needs) => {
    const found = ranks.get(needs);
    if (found) return found;
    const rank = rankJob(languages, modes, unpackRequirements(needs || undefined), today);
    if (ranked >= maxRanked) forgetAll();
    ranked += 1;
    ranks.set(needs, rank);
    return rank;
  };
}

/**
 * How well a candidate's languages meet what jobs need (0.5 read units for the profile). What is different is compared once, some
 * 13 microseconds.
 * @returns undefined where the candidate states no language
 */
export async function readJobRanking(candidateId: number, now: EpochMs): Promise<RankJob | undefined> {
  const profile = await readCandidate(candidateId);
  const stated = profile?.summary.languages ?? '';
  const key = `${dayOf(now)} ${stated}`;
  const found = known.get(key);
  if (found) return found;
  const unpacked = unpackLanguages(stated);
  if (unpacked.languages.length === 0) return undefined;
  const ranking = makeRanking(unpacked, dayOf(now));
  known.set(key, ranking);
  return ranking;
}
