import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { conditionBounds, fallsShort, isStated, type LevelKind, meets, type Side, serves } from './compare-levels.ts';
import type { Rows } from './rows.ts';

/** Of each level of an index: whether it is of a condition's language and skills, counts for its tag, meets it, falls short of it. */
interface LevelSets {
  isRelated: Uint8Array;
  isServing: Uint8Array;
  isMeeting: Uint8Array;
  isShort: Uint8Array;
}

function compareLevels(side: Side, rows: Rows, { tag, level }: LevelCondition, wanted: readonly Skill[]): LevelSets {
  const base = languageOf(tag);
  const bounds = new Map(wanted.map((each) => [each, level && conditionBounds(side, level, each)]));
  const test = (is: (own: LevelKind) => boolean) =>
    Uint8Array.from(rows.levelKinds, (own) => (own?.base === base && bounds.has(own.skill) && is(own) ? 1 : 0));
  const compares = (own: LevelKind, is: typeof meets) => {
    const found = bounds.get(own.skill);
    return found !== undefined && is(side, own, found);
  };
  return {
    isRelated: test(() => true),
    isServing: test((own) => serves(side, tag, own)),
    isMeeting: test((own) => serves(side, tag, own) && compares(own, meets)),
    isShort: test((own) => compares(own, fallsShort)),
  };
}

type TakePart = (isSome: boolean, isEvery: boolean, highest: number) => void;

/** Calls `take` for each part of a row with related levels, with whether some of them and all of them are of a set. */
function forParts(rows: Rows, row: number, isRelated: Uint8Array, set: Uint8Array, take: TakePart) {
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

/**
 * One condition on languages, compared with the rows of an index as `level-condition.ts` says: each different level is
 * compared once, and a row by the numbers of its levels.
 * @param rungs the rank of each level's evidence as of today
 */
export function matchCondition(side: Side, rows: Rows, condition: LevelCondition, rungs: Int8Array) {
  const { tag, level, skill } = condition;
  const wanted = skill === undefined ? skills : [skill];
  const [base, number] = [languageOf(tag), rows.tagNumber(tag)];
  const { isRelated, isServing, isMeeting, isShort } = compareLevels(side, rows, condition, wanted);

  /** The best evidence of a row's levels that count; -1 without any. */
  function bestRung(row: number, counts: (kind: number, part: number) => boolean): number {
    let best = -1;
    rows.forLevels(row, (kind, part) => {
      if (counts(kind, part)) best = Math.max(best, rungs[kind] ?? 0);
    });
    return best;
  }
  const isMeetingKind = (kind: number) => isMeeting[kind] === 1;

  /** Of a job: an alternative for which the level is enough in each skill that it requires. */
  function enough(row: number): number {
    let best = -1;
    forParts(rows, row, isRelated, isMeeting, (_, isEvery) => {
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
    return !isOpen && found.size === wanted.length;
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
      forParts(rows, row, isRelated, isShort, (isSome) => {
        parts += 1;
        if (isSome) short += 1;
      });
      return parts === 0 || short < parts;
    },
    /** The best level in the CEFR that counts, with evidence of a rank, or the lowest that an alternative requires. */
    levelOf(row: number, rung: number): number | null {
      let best: number | null = null;
      if (side === 'required') {
        forParts(rows, row, isRelated, isServing, (_, isEvery, highest) => {
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
