import type { ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { includesSpelled, spell } from '#shared/domain/spelled-text.ts';

export const verificationStates = ['all', 'verified', 'unverified'] as const;
export type VerificationState = (typeof verificationStates)[number];

export interface RecruiterFilter {
  text: string;
  state: VerificationState;
}

/** Whether the filter excludes anything. */
export const isFiltered = ({ text, state }: RecruiterFilter): boolean => text.trim() !== '' || state !== 'all';

/**
 * The recruiters whose name, e-mail, address or company contains the text, and whose verification matches the filter. Colleagues have
 * none of their own.
 */
export const filterRecruiters = (
  recruiters: readonly ListedRecruiter[],
  { text, state }: RecruiterFilter,
): ListedRecruiter[] => {
  const sought = spell(text);
  return recruiters.filter(
    ({ name, email, address, company_name, verified, works_in }) =>
      (state === 'all' || (!works_in && verified === (state === 'verified'))) &&
      [name, email, address, company_name].some((value) => includesSpelled(value, sought)),
  );
};
