import type { Mode, Rung } from './language-row.ts';
import type { Point } from './scale.ts';
import type { Skill } from './skills.ts';

/** `nice` only ranks; it never makes a job's result worse. */
export const needs = ['must', 'nice'] as const;
export type Need = (typeof needs)[number];

/** A language with the lowest sufficient result for each skill that the job needs, on any scale. */
export interface Alternative {
  /** Canonical BCP 47 tag. */
  tag: string;
  min: Readonly<Partial<Record<Skill, Point | undefined>>>;
  evidence_at_least?: Rung | null | undefined;
}

/** One of the alternatives is enough. */
export interface RequirementPart {
  any: readonly Alternative[];
  need: Need;
}

/** A direction of interpreting or translating. */
export interface Pair {
  from: string;
  to: string;
  mode: Mode;
  need: Need;
}

/** The language requirements of a job. */
export interface LanguageRequirements {
  all: readonly RequirementPart[];
  pairs: readonly Pair[];
}

/** What a job requires of languages, as answered. */
export interface AskingJob {
  language_requirements: LanguageRequirements;
  /** What its language means as text, without requirements. */
  language_needs?: LanguageRequirements | undefined;
}

/** What a job is compared by. */
export const comparedOf = ({ language_requirements, language_needs }: AskingJob): LanguageRequirements =>
  language_needs ?? language_requirements;
