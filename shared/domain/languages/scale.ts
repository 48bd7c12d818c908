import type { Skill } from './skills.ts';

export const scaleIds = [
  'cefr',
  'jlpt',
  'hsk',
  'topik',
  'delf_dalf',
  'goethe',
  'testdaf',
  'ielts',
  'toefl_ibt',
  'toeic',
  'cambridge',
  'pte',
  'actfl',
  'ilr',
  'interpreter',
] as const;
export type ScaleId = (typeof scaleIds)[number];

/** Proper names, the same in all languages; apart from the scales, for code that needs no more of them. */
export const scaleNames: Readonly<Record<ScaleId, string>> = {
  cefr: 'CEFR',
  jlpt: 'JLPT',
  hsk: 'HSK',
  topik: 'TOPIK',
  delf_dalf: 'DELF/DALF',
  goethe: 'Goethe',
  testdaf: 'TestDaF',
  ielts: 'IELTS',
  toefl_ibt: 'TOEFL iBT',
  toeic: 'TOEIC',
  cambridge: 'Cambridge English Scale',
  pte: 'PTE Academic',
  actfl: 'ACTFL',
  ilr: 'ILR',
  interpreter: 'ISO 20539',
};

/** Levels of the CEFR, with `none` below them; the index is the position on the axis on which scales are compared. */
export const cefrLevels = ['none', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof cefrLevels)[number];

/** The scores that a test gives: all of them, or those of one level or of some skills. */
export interface ScoreRange {
  level?: string;
  skills?: readonly Skill[];
  /** For a level that is passed or failed, the lowest score of a pass. */
  min: number;
  max: number;
  step: number;
}

/** One form of a test. Results of different editions do not compare with each other. */
export interface Edition {
  /** Null for the only edition of a scale. */
  name: string | null;
  /** First day of results of this edition, or null for the first edition. */
  from: string | null;
  /** What a result can be stated for. */
  skills: readonly Skill[];
  /** From the lowest to the highest; empty for a test that gives scores only. */
  levels: readonly string[];
  /** Levels that exist for some of the skills only. */
  levelSkills?: Readonly<Record<string, readonly Skill[]>>;
  /** Empty for a scale without scores. */
  scores: readonly ScoreRange[];
}

export interface Scale {
  /** A proper name, the same in all languages. */
  name: string;
  /** Oldest first. */
  editions: readonly [Edition, ...Edition[]];
  /** Groups of skills for which the test gives one common result. */
  oneResultFor: readonly (readonly Skill[])[];
  /** How long a result is valid when its certificate names no end; null without a limit. */
  validYears: number | null;
  /** First day of the results for which the mapping to CEFR was published; earlier ones map alike, with a note. */
  mappedSince?: string;
}

/** A result on a scale, as stated by a candidate or as entered in a requirement. */
export interface Point {
  scale: ScaleId;
  /** Empty: it follows from the date of the test. */
  edition?: string | null | undefined;
  level?: string | null | undefined;
  score?: number | null | undefined;
}
