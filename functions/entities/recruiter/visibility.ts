import { isInUse } from '#functions/entities/account/stored-account.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { RecruiterSummary } from './stored-recruiter.ts';

// What a viewer may see of a company.

/** Only companies that an admin has verified have a public page. */
export const isPublicCompany = (company: Pick<RecruiterSummary, 'verified' | 'state'>): boolean =>
  company.verified && isInUse(company);

/** Whether a viewer sees the page of a company: one that is not public is for its recruiter and admins. */
export const isCompanyVisible = (company: RecruiterSummary, viewer: { kind: AccountKind; id: number } | undefined) =>
  isPublicCompany(company) || viewer?.kind === 'admin' || (viewer?.kind === 'recruiter' && viewer.id === company.id);

/** Whether admins still have to decide about the company; about a colleague's, they decide with the founder's. */
export const isWaiting = (company: Pick<RecruiterSummary, 'verified' | 'state' | 'sent_back' | 'works_in'>): boolean =>
  !company.verified && !company.sent_back && company.works_in === undefined && isInUse(company);
