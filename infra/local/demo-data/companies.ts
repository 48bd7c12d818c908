import type { RoleName } from './roles.ts';
import texts from './texts/companies.json' with { type: 'json' };

/** An invented company and the texts that its postings contain about it. */
export interface Company {
  name: string;
  /** What the company does, in one or two sentences that a posting can quote. */
  about: string;
  /** The company's customers, and the subject of its texts or products; both begin without an article. */
  customers: string;
  subject: string;
  /** The first one is the head office. */
  offices: readonly [string, ...string[]];
  roles: readonly RoleName[];
  languages: readonly string[];
  /** Language of the community that the company's recruiter belongs to. */
  recruiter: string;
  /** Signed up within the last five days; an admin has not verified it yet. */
  waiting?: true;
}

/** Kinds of companies alternate, so that the first few are a fair sample. The demo recruiter's company is first. */
export const companies = texts as unknown as readonly Company[];
