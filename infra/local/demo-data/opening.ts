import type { Company } from './companies/company.ts';
import type { DemoJob } from './demo-types.ts';
import type { Role } from './roles/role.ts';

/** What a posting's texts are made of. */
export interface Opening extends Pick<DemoJob, 'language' | 'location' | 'job_type' | 'experience_level'> {
  role: Role;
  company: Company;
  /** Where the employer is, of remote work too. */
  office: string;
  /** Whether the posting states a salary. */
  hasSalary: boolean;
}

/** Without a place, for work from anywhere. */
export const remote = 'Remote';
