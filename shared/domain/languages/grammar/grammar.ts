import type { Mode, Rung } from '../language-row.ts';

/** What a sentence calls skills: `speaking` is both spoken skills, the last four are those of signed languages. */
export type SkillWord =
  | 'listening'
  | 'reading'
  | 'spoken_interaction'
  | 'spoken_production'
  | 'writing'
  | 'speaking'
  | 'watching'
  | 'signed_interaction'
  | 'signed_production'
  | 'signing';

/** How one language says the requirements of a job, without endings that depend on the name of a language. */
export interface RequirementGrammar {
  /** For lists and capitals. */
  locale: string;
  skills: Readonly<Record<SkillWord, string>>;
  modes: Readonly<Record<Mode, string>>;
  evidence: Readonly<Record<Exclude<Rung, 'declared'>, string>>;
  /** Between requirements that are all needed. */
  separator: string;
  /** A minimum with its skills, in German with their prepositions; without any it counts for all of them. */
  threshold: (level: string, skills: readonly string[]) => string;
  /** A language with its minimums; without any, every level is enough. */
  alternative: (name: string, thresholds: readonly string[], evidence: string | null) => string;
  /** One of several; with `isProven`, evidence belongs to some of them and stays apart from the others. */
  alternatives: (list: readonly string[], isProven: boolean) => string;
  pair: (mode: string, from: string, to: string) => string;
  nice: (text: string) => string;
  /** The name of a language inside a sentence; as in a list where absent. */
  name?: (name: string) => string;
  /** A level or score in Latin letters, where the script around it runs from right to left. */
  level?: (level: string) => string;
}

export const listerOf = (locale: string, type: 'conjunction' | 'disjunction') => {
  const format = new Intl.ListFormat(locale, { type });
  return (list: readonly string[]): string => format.format(list);
};

/** Names of lists start with a capital; French and Spanish write them small inside a sentence. */
export const uncapitalised =
  (locale: string) =>
  (name: string): string =>
    /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name;
