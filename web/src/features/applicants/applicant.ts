import type { Applicant, UnmaskedApplicant } from '#shared/contracts/application-answers.ts';

/** An applicant, masked or not. */
export type AnyApplicant = Applicant | UnmaskedApplicant;

/**
 * An applicant's identity as the list shows it. `open`: with contact details. An unlocked applicant has the name without
 * them.
 */
export const shownCandidate = ({ candidate }: AnyApplicant) =>
  'email' in candidate
    ? { name: candidate.name, email: candidate.email, phone: candidate.phone, open: true }
    : {
        name: candidate.name ?? candidate.masked_name,
        email: candidate.masked_email,
        phone: candidate.masked_phone,
        open: false,
      };

/** An applicant as one of several who are moved at once. */
export const personOf = (applicant: AnyApplicant) => ({
  id: applicant.candidate.id,
  name: shownCandidate(applicant).name,
  status: applicant.status,
  job: applicant.job,
});
