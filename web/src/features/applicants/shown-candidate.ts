import type { AnyApplicant } from './queries.ts';

/** Who an applicant is, as far as the list tells. `open`: real name and contact details. */
export const shownCandidate = ({ candidate }: AnyApplicant) =>
  'name' in candidate
    ? { name: candidate.name, email: candidate.email, phone: candidate.phone, open: true }
    : { name: candidate.masked_name, email: candidate.masked_email, phone: candidate.masked_phone, open: false };
