import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { isOpenAt } from '#functions/services/search/job-query.ts';
import { countIndex } from '#functions/services/search/search-store.ts';
import type { NextLevelJobs, nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import { type NextLevel, nextLevelsOf } from '#shared/domain/languages/next-level.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';

/** How many levels are counted for one answer: two counts each, some milliseconds at 100,000 jobs. */
const maxCounted = 20;
/** Smaller groups are hidden: their number would say more about single employers than about the level. */
const fewestJobs = 10;
const maxShown = 3;

/** Counts are the same for all candidates, and change little: each process counts a level once in ten minutes. */
const freshMs = 10 * 60_000;
const maxCached = 1_000;
const cache = new Map<string, { until: EpochMs; count: number }>();

/** How many open jobs ask for at most this level; 0 while there is no index. */
async function countOpen(
  tag: string,
  { skill }: Pick<NextLevel, 'skill'>,
  level: Point,
  now: EpochMs,
): Promise<number> {
  if (level.level === 'none') return 0;
  const condition: LevelCondition = { tag, skill, level };
  const key = JSON.stringify([tag, skill, level.scale, level.edition, level.level, level.score]);
  const known = cache.get(key);
  if (known && known.until > now) return known.count;
  const languages = { conditions: [condition], evidence: 'declared' as const, today: dayOf(now) };
  const total = await countIndex(jobIndex, [isOpenAt(now)], now, languages);
  if (!total) return 0;
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, { until: epochMs(now + freshMs), count: total.count });
  return total.count;
}

async function openedBy({ tag, skill, from, to }: NextLevel, now: EpochMs): Promise<NextLevelJobs> {
  const reached = await countOpen(tag, { skill }, to, now);
  const before = await countOpen(tag, { skill }, from, now);
  return { tag, skill, scale: to.scale, level: to.level ?? '', jobs: reached - before };
}

/** Both spoken skills are mostly required together: one line says it, that of the larger count. */
const lineOf = ({ tag, skill, scale, level }: NextLevelJobs): string =>
  [tag, skill.startsWith('spoken') ? 'spoken' : skill, scale, level].join();

/**
 * What one level more in each of the candidate's languages and skills is enough for, from counts of the search index (0.5
 * read units for the profile, 0.5 at most once a second for changes). Nothing while there is no index.
 */
export const nextLevels: UseCase<typeof nextLevelCalls.nextLevels> = async ({ caller, now }) => {
  const profile = await readCandidate(caller.id);
  const { languages } = unpackLanguages(profile?.summary.languages ?? '');
  const opened: NextLevelJobs[] = [];
  for (const next of nextLevelsOf(languages, dayOf(now)).slice(0, maxCounted)) opened.push(await openedBy(next, now));
  const best = opened.filter(({ jobs }) => jobs >= fewestJobs).sort((left, right) => right.jobs - left.jobs);
  const lines = new Set<string>();
  return best.filter((each) => !lines.has(lineOf(each)) && lines.add(lineOf(each))).slice(0, maxShown);
};
