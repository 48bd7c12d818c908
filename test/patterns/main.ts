import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installTools } from '../tools/tools.ts';
import { type Bounded, bounded, maxSteps } from './bounded.ts';
import { collectPatterns, type Pattern } from './collect.ts';

// `npm run patterns`: fails for a pattern of the product that takes more than linear time, unless its input is bounded.

/** The used part of the checker, which is no package of the project. */
interface Recheck {
  checkSync: (
    source: string,
    flags: string,
    settings: Record<string, number>,
  ) => {
    status: 'safe' | 'vulnerable' | 'unknown';
    complexity?: { type: string; degree?: number };
    attack?: { pattern: string };
  };
}

/**
 * Texts of at most 20,000 characters, the longest that a call takes twice over, and 200 steps for each of them: linear
 * patterns need fewer, quadratic ones a hundred times as many. The same texts in every run; milliseconds for one pattern.
 */
const settings = { timeout: 120_000, maxAttackStringSize: 20_000, attackLimit: 4_000_000, randomSeed: 1 };

const boundOf = ({ source, place }: Pattern): Bounded | undefined =>
  bounded.find((each) => place.startsWith(each.file) && source.startsWith(each.source));

const checker = join(import.meta.dirname, 'checker');
installTools(checker);
process.env.RECHECK_BACKEND = 'pure';
const { checkSync: check } = createRequire(join(checker, 'package.json'))('recheck') as Recheck;

const patterns = await collectPatterns();
const found = patterns.flatMap((pattern) => {
  const { status, complexity, attack } = check(pattern.source, pattern.flags.replaceAll(/[gy]/g, ''), settings);
  return status === 'safe' ? [] : [{ pattern, bound: boundOf(pattern), complexity, attack }];
});

const failed = found.filter(({ bound, complexity }) => {
  if (!bound || complexity?.type === 'exponential') return true;
  return !bound.isReach && bound.max ** (complexity?.degree ?? 2) > maxSteps;
});
const unused = bounded.filter((each) => found.every(({ bound }) => bound !== each));

for (const { pattern, complexity, attack } of failed) {
  const { type = 'not judged in time', degree = '' } = complexity ?? {};
  console.error(
    `${pattern.place}: ${type} ${degree}\n  /${pattern.source}/${pattern.flags}\n  ${attack?.pattern ?? ''}`,
  );
}
for (const { file, source } of unused) console.error(`${file}: found linear, or gone: ${source} from bounded.ts`);
console.log(`${patterns.length} patterns, ${found.length - failed.length} of them bounded, ${failed.length} too slow`);
process.exitCode = failed.length > 0 ? 1 : 0;
