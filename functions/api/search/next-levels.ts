import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackShared } from '#functions/data/shared-requirements.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { isOpenAt } from '#functions/services/search/job-query.ts';
import { countRanks } from '#functions/services/search/search-store.ts';
import type { NextLevelJobs, nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { type LevelStep, levelStepsOf } from '#shared/domain/languages/level-steps.ts';
import { makeOpening } from '#shared/domain/languages/opened-by.ts';

/** As many as a whole number has bits to say which of them open a job; those in the most skills come first. */
const maxSteps = 30;
/** Smaller groups are hidden: their number would say more about single employers than about the level. */
const fewestJobs = 3;
const maxShown = 3;

/** By what a candidate states: a second visit compares only what is new. */
const known = new Map<string, { steps: readonly LevelStep[]; opening: ReturnType<typeof makeOpening> }>();
const maxKnown = 100;

function comparisonOf(packed: string, today: string) {
  const key = `${today} ${packed}`;
  const before = known.get(key);
  if (before) return before;
  const stated = unpackLanguages(packed);
  const steps = levelStepsOf(stated.languages, today).slice(0, maxSteps);
  const comparison = { steps, opening: makeOpening(stated, steps, today) };
  if (known.size >= maxKnown) known.clear();
  known.set(key, comparison);
  return comparison;
}

/** One line a language and level: the larger count, and of equal ones the fewer skills, which are enough for it. */
const compareLines = (left: NextLevelJobs, right: NextLevelJobs): number =>
  right.jobs - left.jobs || (left.skills?.length ?? 0) - (right.skills?.length ?? 0);

const answerOf = ({ tag, skills, to }: LevelStep, jobs: number): NextLevelJobs[] =>
  skills
    .slice(0, 1)
    .map((skill) => ({ tag, skill, skills: [...skills], scale: to.scale, level: to.level ?? '', jobs }));

/**
 * For how many more open jobs the candidate would meet everything that is required with one level more, by the rules of the
 * match: each different part of what jobs need is compared once (0.5 read units for the profile, 0.5 at most once a second
 * for changes). Nothing while there is no index.
 */
export const nextLevels: UseCase<typeof nextLevelCalls.nextLevels> = async ({ caller, now }) => {
  const profile = await readCandidate(caller.id);
  const { steps, opening } = comparisonOf(profile?.summary.languages ?? '', dayOf(now));
  if (steps.length === 0) return [];
  const ranks = await countRanks(jobIndex, [isOpenAt(now)], now, (needs) => opening(unpackShared(needs)));
  const lines = new Set<string>();
  return steps
    .flatMap((step, place) => {
      const opened = ranks.filter(({ rank }) => (rank & (1 << place)) !== 0);
      return answerOf(
        step,
        opened.reduce((sum, { count }) => sum + count, 0),
      );
    })
    .filter(({ jobs }) => jobs >= fewestJobs)
    .sort(compareLines)
    .filter(({ tag, scale, level }) => {
      const line = [tag, scale, level].join();
      return !lines.has(line) && lines.add(line);
    })
    .slice(0, maxShown);
};
