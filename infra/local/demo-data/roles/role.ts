import type { ExperienceLevel, JobType } from '#shared/domain/job-terms.ts';
import type { CefrLevel } from '../levels.ts';

export type Field = 'interpreting' | 'translation' | 'teaching' | 'support' | 'engineering' | 'business';

/**
 * A kind of position with the texts that its postings and candidates are made of. In the texts, `{language}`,
 * `{company}`, `{customers}` and `{subject}` are filled in, and `{where}`: " in Lisbon", or nothing for remote work.
 */
export interface Role {
  field: Field;
  title: string;
  /** The level that the work needs in its language, and in English beside it. */
  level: CefrLevel;
  english: CefrLevel;
  jobTypes: readonly JobType[];
  levels: readonly ExperienceLevel[];
  /** `location`: the work is done at its place, never remotely or from home. */
  workplace: 'office' | 'location';
  /** Yearly pay in Germany at the level `mid`, in thousands of euros. */
  salary: number;
  intros: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  /** What the experience of a candidate is in: "3 years of experience in …". */
  experience: string;
  /** A candidate's one-line introduction. */
  headlines: readonly string[];
  skills: readonly string[];
}
