import { rungs } from '#shared/domain/languages/language-row.ts';
import type { Side } from './compare-levels.ts';
import { ConditionMatch } from './condition-match.ts';
import type { LanguageQuery } from './port.ts';
import type { Rows } from './rows.ts';

/** The conditions of one search, each evaluated once over all documents. */
export class LanguageMatch {
  private readonly side: Side;
  private readonly rows: Rows;
  private readonly query: LanguageQuery;
  /** The rank of the evidence that is asked; jobs have none. */
  private readonly rung: number;
  /** The rank of each level's evidence as of today. */
  private readonly levelRungs: Int8Array;
  private readonly conditions: readonly ConditionMatch[];
  private readonly met: readonly Int8Array[];

  /** @param isCounted whether evidence will be counted, so that it is read even if any is accepted */
  constructor(side: Side, rows: Rows, query: LanguageQuery, isCounted: boolean) {
    this.side = side;
    this.rows = rows;
    this.query = query;
    this.rung = side === 'stated' ? rungs.indexOf(query.evidence) : 0;
    const isValid = (until: string) => until >= query.today;
    this.levelRungs = Int8Array.from(rows.levelKinds, (level) =>
      level && isValid(level.valid_until) ? level.rung : 0,
    );
    this.conditions = query.conditions.map((each) => new ConditionMatch(side, rows, each, this.levelRungs));
    const isProofRead = side === 'stated' && (isCounted || this.rung > 0);
    this.met = this.conditions.map((condition) => condition.met(isProofRead));
    // Evidence alone is wanted of any level.
    if (this.conditions.length === 0 && isProofRead) this.met = [this.anyProof()];
  }

  private anyProof(): Int8Array {
    const best = new Int8Array(this.rows.count);
    for (let row = 0; row < best.length; row += 1) {
      this.rows.forLevels(row, (kind) => {
        const isStated = this.rows.levelKinds[kind]?.scale !== 'none';
        if (isStated) best[row] = Math.max(best[row] ?? 0, this.levelRungs[kind] ?? 0);
      });
    }
    return best;
  }

  /** Whether a row meets all conditions, or all but the last, with evidence of a rank. */
  isMet(row: number, isLastLeftOut = false, rung = this.rung): boolean {
    const last = this.met.length - (isLastLeftOut && this.conditions.length > 0 ? 1 : 0);
    for (let place = 0; place < last; place += 1) if ((this.met[place]?.[row] ?? -1) < rung) return false;
    return true;
  }

  /** Whether a condition has a level, so that it can be undecided. */
  get isAboutLevels(): boolean {
    return this.query.conditions.some(({ level }) => level !== undefined);
  }

  /** Whether no condition is decided against. */
  isOpen(row: number): boolean {
    return this.conditions.every((condition, place) =>
      this.query.conditions[place]?.level === undefined
        ? (this.met[place]?.[row] ?? -1) >= this.rung
        : condition.isOpen(row),
    );
  }

  /** The level of the CEFR that the last condition is compared with, of any language without one; null without any. */
  levelOf(row: number): number | null {
    const last = this.conditions.at(-1);
    if (last) return last.levelOf(row, this.rung);
    return this.side === 'stated' ? this.bestLevel(row) : this.leastLevel(row);
  }

  private bestLevel(row: number): number | null {
    let best: number | null = null;
    this.rows.forLevels(row, (kind) => {
      const low = this.rows.levelKinds[kind]?.cefr.low ?? 0;
      if ((this.levelRungs[kind] ?? 0) >= this.rung) best = Math.max(best ?? low, low);
    });
    return best;
  }

  private leastLevel(row: number): number | null {
    const highest = new Map<number, number>();
    this.rows.forLevels(row, (kind, part) => {
      const high = this.rows.levelKinds[kind]?.cefr.high ?? 0;
      highest.set(part, Math.max(highest.get(part) ?? high, high));
    });
    return highest.size === 0 ? null : Math.min(...highest.values());
  }

  /** Calls `take` for each language of a row with the evidence that is asked, perhaps several times. */
  forTags(row: number, take: (tag: number) => void): void {
    if (this.rung === 0) this.rows.forTags(row, take);
    else
      this.rows.forLevels(row, (kind) => {
        const level = this.rows.levelKinds[kind];
        if (level && level.scale !== 'none' && (this.levelRungs[kind] ?? 0) >= this.rung) {
          take(this.rows.tagNumber(level.tag));
        }
      });
  }
}
