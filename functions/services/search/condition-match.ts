import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { askedBounds, fallsShort, isStated, type LevelKind, meets, type Side, serves } from './compare-levels.ts';
import type { Rows } from './rows.ts';

const skillsOf = ({ skill }: LevelCondition): readonly Skill[] => (skill === undefined ? skills : [skill]);

/**
 * One condition on languages, compared with the documents of an index as `level-condition.ts` says: each different level is
 * compared once, and a row by the numbers of its levels.
 */
export class ConditionMatch {
  private readonly side: Side;
  private readonly rows: Rows;
  private readonly condition: LevelCondition;
  /** The rank of each level's evidence as of today. */
  private readonly rungs: Int8Array;
  /** Of each level: whether it is of the language and skills, counts for the tag, meets the condition, falls short of it. */
  private readonly isRelated: Uint8Array;
  private readonly isServing: Uint8Array;
  private readonly isMeeting: Uint8Array;
  private readonly isShort: Uint8Array;

  constructor(side: Side, rows: Rows, condition: LevelCondition, rungs: Int8Array) {
    this.side = side;
    this.rows = rows;
    this.condition = condition;
    this.rungs = rungs;
    const { tag, level } = condition;
    const base = languageOf(tag);
    const asked = new Map(skillsOf(condition).map((skill) => [skill, level && askedBounds(side, level, skill)]));
    const test = (is: (own: LevelKind) => boolean) =>
      Uint8Array.from(rows.levelKinds, (own) => (own?.base === base && asked.has(own.skill) && is(own) ? 1 : 0));
    this.isRelated = test(() => true);
    this.isServing = test((own) => serves(side, tag, own));
    const compares = (own: LevelKind, is: typeof meets) => {
      const bounds = asked.get(own.skill);
      return bounds !== undefined && is(side, own, bounds);
    };
    this.isMeeting = test((own) => serves(side, tag, own) && compares(own, meets));
    this.isShort = test((own) => compares(own, fallsShort));
  }

  /**
   * For each row, the rank of the best evidence with which it meets the condition, or -1.
   * @param isProofRead whether the rank matters where the tag alone meets the condition
   */
  met(isProofRead: boolean): Int8Array {
    const { level, skill, tag } = this.condition;
    const met = new Int8Array(this.rows.count).fill(-1);
    const number = this.rows.tagNumber(tag);
    for (let row = 0; row < met.length; row += 1) {
      if (level !== undefined) met[row] = this.side === 'stated' ? this.reached(row) : this.enough(row);
      else if (this.rows.hasTag(row, number)) {
        if (skill !== undefined || isProofRead) met[row] = this.stated(row, number);
        if (skill === undefined) met[row] = Math.max(0, met[row] ?? 0);
      }
    }
    return met;
  }

  /** Of a person: a claim that reaches the level. */
  private reached(row: number): number {
    let best = -1;
    this.rows.forLevels(row, (kind) => {
      if (this.isMeeting[kind]) best = Math.max(best, this.rungs[kind] ?? 0);
    });
    return best;
  }

  /** Of a job: an alternative for which the level is enough in each skill that it asks for. */
  private enough(row: number): number {
    let best = -1;
    this.forParts(row, this.isMeeting, (_, isEvery) => {
      if (isEvery) best = 0;
    });
    return best;
  }

  /** Anything that a part with the tag states in the skills. */
  private stated(row: number, number: number): number {
    let best = -1;
    this.rows.forLevels(row, (kind, part) => {
      const level = this.rows.levelKinds[kind];
      if (!this.isRelated[kind] || !level || !isStated(level)) return;
      if (this.rows.hasTag(row, number, part)) best = Math.max(best, this.rungs[kind] ?? 0);
    });
    return best;
  }

  /** Calls `take` for each part with related levels, with whether some of them and all of them are of a set. */
  private forParts(row: number, set: Uint8Array, take: (isSome: boolean, isEvery: boolean, highest: number) => void) {
    let current = -1;
    let [isSome, isEvery, highest] = [false, true, 0];
    this.rows.forLevels(row, (kind, part) => {
      if (!this.isRelated[kind]) return;
      if (part !== current) {
        if (current !== -1) take(isSome, isEvery, highest);
        current = part;
        [isSome, isEvery, highest] = [false, true, Number.NEGATIVE_INFINITY];
      }
      if (set[kind]) isSome = true;
      else isEvery = false;
      highest = Math.max(highest, this.rows.levelKinds[kind]?.cefr.high ?? 0);
    });
    if (current !== -1) take(isSome, isEvery, highest);
  }

  /**
   * Whether a row with the language is undecided or meets the condition: people are short when all their claims are, in each
   * of the skills; of jobs, every alternative has to be beyond the level, each in one of its skills.
   */
  isOpen(row: number): boolean {
    const base = this.rows.tagNumber(languageOf(this.condition.tag));
    if (!this.rows.hasTag(row, base)) return false;
    if (this.side === 'stated') return !this.isPersonShort(row);
    let [parts, short] = [0, 0];
    this.forParts(row, this.isShort, (isSome) => {
      parts += 1;
      if (isSome) short += 1;
    });
    return parts === 0 || short < parts;
  }

  private isPersonShort(row: number): boolean {
    const found = new Set<Skill>();
    let isOpen = false;
    this.rows.forLevels(row, (kind) => {
      if (!this.isRelated[kind]) return;
      if (this.isShort[kind]) found.add((this.rows.levelKinds[kind] as LevelKind).skill);
      else isOpen = true;
    });
    return !isOpen && found.size === skillsOf(this.condition).length;
  }

  /** The best level in the CEFR that counts, with evidence of a rank, or the least that an alternative asks for. */
  levelOf(row: number, rung: number): number | null {
    let level: number | null = null;
    if (this.side === 'required') {
      this.forParts(row, this.isServing, (_, isEvery, highest) => {
        if (isEvery) level = Math.min(level ?? highest, highest);
      });
      return level;
    }
    this.rows.forLevels(row, (kind) => {
      const low = this.rows.levelKinds[kind]?.cefr.low ?? 0;
      if (this.isServing[kind] && (this.rungs[kind] ?? 0) >= rung) level = Math.max(level ?? low, low);
    });
    return level;
  }
}
