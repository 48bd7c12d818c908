import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { conditionBounds, fallsShort, isStated, type LevelKind, meets, type Side, serves } from './compare-levels.ts';
import type { Rows } from './rows.ts';

/**
 * One condition on languages, compared with the rows of an index as `level-condition.ts` says: each different level is
 * compared once, and a row by the numbers of its levels.
 * @param rungs the rank of each level's evidence as of today
 */
export function matchCondition(side: Side, rows: Rows, condition: LevelCondition, rungs: Int8Array) {
  const { tag, level, skill } = condition;
  const [base, number] = [languageOf(tag), rows.tagNumber(tag)];
  const wanted = new Map(
    (skill === undefined ? skills : [skill]).map((each) => [each, level && conditionBounds(side, level, each)]),
  );
  const test = (is: (own: LevelKind) => boolean) =>
    Uint8Array.from(rows.levelKinds, (own) => (own?.base === base && wanted.has(own.skill) && is(own) ? 1 : 0));
  const compares = (own: LevelKind, is: typeof meets) => {
    const bounds = wanted.get(own.skill);
    return bounds !== undefined && is(side, own, bounds);
  };
  // Of each level: whether it is of the language and skills, counts for the tag, meets the condition, falls short of it.
  const isRelated = test(() => true);
  const isServing = test((own) => serves(side, tag, own));
  const isMeeting = test((own) => serves(side, tag, own) && compares(own, meets));
  const isShort = test((own) => compares(own, fallsShort));

  /** The best evidence of a row's levels that count; -1 without any. */
  function bestRung(row: number, counts: (kind: number, part: number) => boolean): number {
    let best = -1;
    rows.forLevels(row, (kind, part) => {
      if (counts(kind, part)) best = Math.max(best, rungs[kind] ?? 0);
    });
    return best;
  }
  const isMeetingKind = (kind: number) => isMeeting[kind] === 1;

  /** Calls `take` for each part with related levels, with whether some of them and all of them are of a set. */
  function forParts(row: number, set: Uint8Array, take: (isSome: boolean, isEvery: boolean, highest: number) => void) {
    let current = -1;
    let [isSome, isEvery, highest] = [false, true, 0];
    rows.forLevels(row, (kind, part) => {
      if (!isRelated[kind]) return;
      if (part !== current) {
        if (current !== -1) take(isSome, isEvery, highest);
        current = part;
        [isSome, isEvery, highest] = [false, true, Number.NEGATIVE_INFINITY];
      }
      if (set[kind]) isSome = true;
      else isEvery = false;
      highest = Math.max(highest, rows.levelKinds[kind]?.cefr.high ?? 0);
    });
    if (current !== -1) take(isSome, isEvery, highest);
  }

  /** Of a job: an alternative for which the level is enough in each skill that it requires. */
  function enough(row: number): number {
    let best = -1;
    forParts(row, isMeeting, (_, isEvery) => {
      if (isEvery) best = 0;
    });
    return best;
  }

  /** Anything that a part with the tag states in the skills. */
  const stated = (row: number) =>
    bestRung(row, (kind, part) => {
      const own = isRelated[kind] ? rows.levelKinds[kind] : undefined;
      return own !== undefined && isStated(own) && rows.hasTag(row, number, part);
    });

  function isPersonShort(row: number): boolean {
    const found = new Set<string>();
    let isOpen = false;
    rows.forLevels(row, (kind) => {
      if (!isRelated[kind]) return;
      if (isShort[kind]) found.add(rows.levelKinds[kind]?.skill ?? '');
      else isOpen = true;
    });
    return !isOpen && found.size === wanted.size;
  }

  return {
    /**
     * For each row, the rank of the best evidence with which it meets the condition, or -1.
     * @param isProofRead whether the rank matters where the tag alone meets the condition
     */
    ranks(isProofRead: boolean): Int8Array {
      const ranks = new Int8Array(rows.count).fill(-1);
      for (let row = 0; row < ranks.length; row += 1) {
        if (level !== undefined) ranks[row] = side === 'stated' ? bestRung(row, isMeetingKind) : enough(row);
        else if (rows.hasTag(row, number)) {
          if (skill !== undefined || isProofRead) ranks[row] = stated(row);
          if (skill === undefined) ranks[row] = Math.max(0, ranks[row] ?? 0);
        }
      }
      return ranks;
    },
    /**
     * Whether a row with the language is undecided or meets the condition: people are short when all their claims are, in
     * each of the skills; of jobs, every alternative has to be beyond the level, each in one of its skills.
     */
    isOpen(row: number): boolean {
      if (!rows.hasTag(row, rows.tagNumber(base))) return false;
      if (side === 'stated') return !isPersonShort(row);
      let [parts, short] = [0, 0];
      forParts(row, isShort, (isSome) => {
        parts += 1;
        if (isSome) short += 1;
      });
      return parts === 0 || short < parts;
    },
    /** The best level in the CEFR that counts, with evidence of a rank, or the lowest that an alternative requires. */
    levelOf(row: number, rung: number): number | null {
      let best: number | null = null;
      if (side === 'required') {
        forParts(row, isServing, (_, isEvery, highest) => {
          if (isEvery) best = Math.min(best ?? highest, highest);
        });
        return best;
      }
      rows.forLevels(row, (kind) => {
        const low = rows.levelKinds[kind]?.cefr.low ?? 0;
        if (isServing[kind] && (rungs[kind] ?? 0) >= rung) best = Math.max(best ?? low, low);
      });
      return best;
    },
  };
}
