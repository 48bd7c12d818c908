import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';

/** Only companies that an admin has verified have a public page. */
export const isPublicCompany = ({ summary }: { summary: Pick<RecruiterSummary, 'verified' | 'state'> }): boolean =>
  summary.verified && summary.state === 'active';
