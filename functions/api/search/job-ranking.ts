import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackShared } from '#functions/data/shared-requirements.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import type { FoundParts } from '#shared/domain/languages/findings.ts';
import { type JobRank, rankJob } from '#shared/domain/languages/job-fit.ts';
import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
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

/** Ranks what jobs need for a candidate with these languages; each different text is compared once. */
export function makeRanking(
  { languages, modes }: { languages: readonly LanguageRow[]; modes: readonly Mode[] },
  today: string,
): RankJob {
  const ranks = new Map<string, JobRank>();
  const compared: FoundParts = new WeakMap();
  return (needs) => {
    const found = ranks.get(needs);
    if (found) return found;
    const rank = rankJob(languages, modes, unpackShared(needs), today, compared);
    if (ranked >= maxRanked) forgetAll();
    ranked += 1;
    ranks.set(needs, rank);
    return rank;
  };
}

/**
 * How well a candidate's languages meet what jobs need (0.5 read units for the profile). What is different is compared once.
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
