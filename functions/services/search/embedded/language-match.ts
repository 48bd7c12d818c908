import { rungs } from '#shared/domain/languages/language-row.ts';
import type { LanguageQuery } from '../port/port.ts';
import type { Side } from './compare-levels.ts';
import { matchCondition } from './condition-match.ts';
import type { Rows } from './rows.ts';

/** The conditions on languages of one search, each evaluated once over all rows. */
export type LanguageMatch = ReturnType<typeof matchLanguages>;

/** @param isCounted whether evidence will be counted, so that it is read even if any is accepted */
export function matchLanguages(side: Side, rows: Rows, query: LanguageQuery, isCounted: boolean) {
  // The rank of the evidence that the query has; jobs have none.
  const ownRung = side === 'stated' ? rungs.indexOf(query.evidence) : 0;
  // The rank of each level's evidence as of today.
  const levelRungs = Int8Array.from(rows.levelKinds, (level) =>
    level && level.valid_until >= query.today ? level.rung : 0,
  );
  const conditions = query.conditions.map((each) => matchCondition(side, rows, each, levelRungs));
  const isProofRead = side === 'stated' && (isCounted || ownRung > 0);
  const isStated = (kind: number) => rows.levelKinds[kind]?.scale !== 'none';
  const rungOf = (kind: number) => levelRungs[kind] ?? 0;

  function anyProof(): Int8Array {
    const best = new Int8Array(rows.count);
    for (let row = 0; row < best.length; row += 1) {
      rows.forLevels(row, (kind) => {
        if (isStated(kind)) best[row] = Math.max(best[row] ?? 0, rungOf(kind));
      });
    }
    return best;
  }
  const ranks = conditions.map((condition) => condition.ranks(isProofRead));
  // Evidence alone may be that of any level.
  if (conditions.length === 0 && isProofRead) ranks.push(anyProof());

  function bestLevel(row: number): number | null {
    let best: number | null = null;
    rows.forLevels(row, (kind) => {
      const low = rows.levelKinds[kind]?.cefr.low ?? 0;
      if (rungOf(kind) >= ownRung) best = Math.max(best ?? low, low);
    });
    return best;
  }

  function minLevel(row: number): number | null {
    let [least, highest, last] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1];
    rows.forLevels(row, (kind, part) => {
      const high = rows.levelKinds[kind]?.cefr.high ?? 0;
      if (part !== last) least = Math.min(least, highest);
      highest = part === last ? Math.max(highest, high) : high;
      last = part;
    });
    return last === -1 ? null : Math.min(least, highest);
  }

  return {
    /** Whether a condition has a level, so that it can be undecided. */
    isAboutLevels: query.conditions.some(({ level }) => level !== undefined),
    /** Whether a row meets all conditions, or all but the last, with evidence of a rank. */
    isMet(row: number, isLastLeftOut = false, rung = ownRung): boolean {
      const last = ranks.length - (isLastLeftOut && conditions.length > 0 ? 1 : 0);
      for (let place = 0; place < last; place += 1) if ((ranks[place]?.[row] ?? -1) < rung) return false;
      return true;
    },
    /** Whether no condition is decided against. */
    isOpen: (row: number): boolean =>
      conditions.every((condition, place) =>
        query.conditions[place]?.level === undefined ? (ranks[place]?.[row] ?? -1) >= ownRung : condition.isOpen(row),
      ),
    /** The level of the CEFR that the last condition is compared with, of any language without one; null without any. */
    levelOf(row: number): number | null {
      const last = conditions.at(-1);
      if (last) return last.levelOf(row, ownRung);
      return side === 'stated' ? bestLevel(row) : minLevel(row);
    },
    /** Calls `take` for each language of a row with the required evidence, perhaps several times. */
    forTags(row: number, take: (tag: number) => void): void {
      if (ownRung === 0) rows.forTags(row, take);
      else
        rows.forLevels(row, (kind) => {
          if (isStated(kind) && rungOf(kind) >= ownRung) take(rows.tagNumber(rows.levelKinds[kind]?.tag ?? ''));
        });
    },
  };
}
