import type { ExperienceLevel, JobType } from '#shared/domain/job-terms.ts';
import type { Occupation } from '#shared/domain/occupation-slugs.ts';
import type { CefrLevel } from './levels.ts';
import texts from './texts/roles.json' with { type: 'json' };

export type Field = 'interpreting' | 'translation' | 'teaching' | 'support' | 'engineering' | 'business';

/**
 * A kind of position with the texts of its postings and candidates. Their placeholders are `{language}`, `{company}`,
 * `{customers}`, `{subject}` and `{where}`, which is " in Lisbon" or, for remote work, empty.
 */
export interface Role {
  field: Field;
  title: string;
  /** None: its postings are found by their words alone. */
  occupation: Occupation | null;
  /** Required levels: `level` in the language of the work, `english` in English. */
  level: CefrLevel;
  english: CefrLevel;
  jobTypes: readonly JobType[];
  levels: readonly ExperienceLevel[];
  /** `location`: the work is on site, never remote or from home. */
  workplace: 'office' | 'location';
  /** Yearly pay in Germany at the level `mid`, in thousands of euros. */
  salary: number;
  intros: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  /** The field of the experience: "3 years of experience in …". */
  experience: string;
  /** A candidate's one-line introduction. */
  headlines: readonly string[];
  skills: readonly string[];
}

export type RoleName = keyof typeof texts;
export const roles = texts as Readonly<Record<RoleName, Role>>;
export const roleNames = Object.keys(roles) as RoleName[];

/** Without roles that work between English and another language. */
const rolesInEnglish = new Set(roleNames.filter((name) => ['teaching', 'business'].includes(roles[name].field)));
const allRoles = new Set(roleNames);

/** The roles that exist for a language. */
export const rolesIn = (language: string): ReadonlySet<RoleName> =>
  language === 'English' ? rolesInEnglish : allRoles;
