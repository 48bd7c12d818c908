import type { RecruiterProfile } from '#functions/entities/recruiter/stored-recruiter.ts';

/** Only companies that an admin has verified have a public page. */
export const isPublicCompany = ({ summary }: RecruiterProfile): boolean =>
  summary.verified && summary.state === 'active';
