import type { Mode, Rung, WorkingLevel } from './language-row.ts';
import type { CefrLevel, ScaleId } from './scale.ts';
import type { Skill } from './skills.ts';

/** A result as it was stated. */
export interface Stated {
  scale: ScaleId;
  level: string | null;
  score: number | null;
}

/** Why a result is what it is: a key and the parameters of its text, which is the same for both sides. */
export type Reason =
  /** Compared on its own scale. */
  | ({ key: 'stated' } & Stated)
  /** Compared in CEFR. `by_later_table`: the result is older than the published mapping. */
  | ({ key: 'mapped'; low: CefrLevel; high: CefrLevel; by_later_table: boolean } & Stated)
  | { key: 'score_decides'; score: number; level: CefrLevel }
  | { key: 'none_stated'; skill: Skill }
  | { key: 'native_only' }
  | { key: 'language_not_stated'; tag: string }
  | { key: 'skill_not_stated'; skill: Skill }
  | { key: 'skill_not_covered'; scale: ScaleId; skill: Skill }
  | { key: 'skill_not_in_language'; tag: string; skill: Skill }
  /** A stored result of a test of another language: neither is accepted any more. */
  | { key: 'test_of_other_language'; scale: ScaleId; tag: string }
  | { key: 'no_mapping'; scale: ScaleId }
  | { key: 'indicative_mapping'; scale: ScaleId }
  | { key: 'editions_differ'; scale: ScaleId }
  | { key: 'result_unclear'; scale: ScaleId }
  | { key: 'evidence_wanted'; has: Rung; wanted: Rung }
  | { key: 'certificate_expired'; on: string; wanted: Rung }
  | { key: 'variety_wanted'; stated: string; wanted: string }
  | PairReason;

export type PairReason =
  | { key: 'direction_offered'; from: string; from_level: WorkingLevel; to: string; to_level: WorkingLevel }
  | { key: 'passive_only'; to: string }
  | { key: 'into_b_from_a_only'; from: string; from_level: WorkingLevel; to: string }
  | { key: 'working_not_stated'; tag: string }
  | { key: 'mode_not_stated'; mode: Mode }
  | { key: 'variety_wanted'; stated: string; wanted: string };

/** The smallest single change that would meet the requirement. */
export type Change =
  | ({ key: 'level'; skill: Skill } & Stated)
  | { key: 'score'; score: number }
  | { key: 'evidence'; rung: Rung }
  | { key: 'variety'; tag: string }
  | PairChange;

export type PairChange =
  | { key: 'working'; tag: string; level: WorkingLevel }
  | { key: 'mode'; mode: Mode }
  | { key: 'variety'; tag: string };
