import type { Point } from './scale.ts';
import type { Skill } from './skills.ts';

/** Who vouches for a stated level, weakest first: itself, a document, an admin, a recruiter who hired. */
export const rungs = ['declared', 'uploaded', 'checked', 'attested'] as const;
export type Rung = (typeof rungs)[number];

/** One statement about a skill, shown as it was stated. Dates are `YYYY-MM-DD`. */
export interface Claim extends Point {
  taken_on?: string | null | undefined;
  /** Last day of validity. */
  expires_on?: string | null | undefined;
  certificate_number?: string | null | undefined;
  evidence: Rung;
}

/** Active (A), second active (B) and passive (C) working languages of an interpreter, by ISO 20539. */
export const workingLevels = ['A', 'B', 'C'] as const;
export type WorkingLevel = (typeof workingLevels)[number];

/** A language of a candidate. Null and an empty list mean "not stated", which is different from `none`. */
export interface LanguageRow {
  /** Canonical BCP 47 tag. */
  tag: string;
  /** A statement of its own: it is never turned into a level. */
  native: boolean;
  working: WorkingLevel | null;
  skills: Readonly<Record<Skill, readonly Claim[]>>;
  /** `YYYY-MM`. */
  last_used: string | null;
}

/** What interpreters and translators offer. */
export const modes = [
  'consecutive',
  'simultaneous',
  'whispered',
  'liaison',
  'sight_translation',
  'translation',
  'subtitling',
  'dubbing',
] as const;
export type Mode = (typeof modes)[number];

/** Modes whose result is written, so that the script of a language matters. */
export const isWrittenMode = (mode: Mode): boolean => mode === 'translation' || mode === 'subtitling';
