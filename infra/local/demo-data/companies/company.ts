import type { RoleName } from '../roles/index.ts';

/** An invented company and what its postings say of it. */
export interface Company {
  name: string;
  /** What it does, in one or two sentences that can stand in a posting. */
  about: string;
  /** Whom it works for, and what its texts or products are about; both begin without an article. */
  customers: string;
  subject: string;
  /** The first is the head office. */
  offices: readonly [string, ...string[]];
  roles: readonly RoleName[];
  languages: readonly string[];
  /** The community that its recruiter comes from. */
  recruiter: string;
  /** Has signed up a few days ago, and waits for an admin to verify it. */
  waiting?: true;
}
