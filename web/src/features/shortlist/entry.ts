import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/constants.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** The candidate's name as far as the recruiter may see it. */
export const nameOf = ({ candidate }: ShortlistEntry): string => candidate.name ?? candidate.masked_name;

/** The colours of the steps. */
export const statusTone: Record<ShortlistStatus, Tone> = {
  active: 'primary',
  contacted: 'warning',
  interviewed: 'accent',
  hired: 'success',
  rejected: 'danger',
};
