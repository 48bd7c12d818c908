import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import type { Mode, Rung } from '../language-row.ts';
import type { Change, Reason } from '../reasons.ts';
import type { Skill } from '../skills.ts';

/** What spoken skills and listening mean for a signed language. */
export type SignedSkill = Exclude<Skill, 'reading' | 'writing'>;

/**
 * The texts of one language for the reasons of a match. They avoid persons, so that candidates and recruiters read the
 * same words. `{names}` are filled in by `say-reason.ts`. Sentences have no capital letter and no full stop.
 */
export interface ReasonWords {
  locale: InterfaceLanguage;
  /** The name of a language inside a sentence; as in a list where absent. */
  name?: (name: string) => string;
  /** The same after a preposition, where names are declined. */
  declined?: (name: string) => string;
  reasons: Readonly<Record<Exclude<Reason['key'], 'mapped'>, string>>;
  /** A result in CEFR: at one level, at one of several, or below a level. */
  mapped: Readonly<Record<'level' | 'range' | 'below' | 'by_later_table', string>>;
  /** The single change that would meet the requirement. */
  changes: Readonly<Record<Change['key'], string>>;
  /** A level of a test together with its score. */
  with_points: string;
  skills: Readonly<Record<Skill, string>>;
  signed_skills: Readonly<Record<SignedSkill, string>>;
  modes: Readonly<Record<Mode, string>>;
  /** What vouches for a level so far, as a sentence. */
  has: Readonly<Record<Rung, string>>;
  /** What a job wants to see for a level, as a noun. */
  wanted: Readonly<Record<Rung, string>>;
}
