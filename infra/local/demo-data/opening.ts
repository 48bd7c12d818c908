import type { Company } from './companies.ts';
import type { DemoJob } from './demo-types.ts';
import type { Role } from './roles.ts';

/** The input of a posting's texts. */
export interface Opening extends Pick<DemoJob, 'language' | 'location' | 'job_type' | 'experience_level'> {
  role: Role;
  company: Company;
  /** The employer's place, also for remote work. */
  office: string;
  /** Whether the posting states a salary. */
  hasSalary: boolean;
}

/** `location` of work that can be done from anywhere. */
export const remote = 'Remote';
