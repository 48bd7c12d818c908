import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** The candidate's name, masked or not, as the recruiter may see it. */
export const nameOf = ({ candidate }: ShortlistEntry): string => candidate.name ?? candidate.masked_name;

/** Names an entry in the address of the list. */
export const keyOf = ({ candidate }: Pick<ShortlistEntry, 'candidate'>): string => `${candidate.id}`;

/** An entry as one of several people who are moved at once. */
export const personOf = (entry: ShortlistEntry) => ({
  id: entry.candidate.id,
  name: nameOf(entry),
  status: entry.status,
  job: entry.job && { title: entry.job.title, company_name: entry.job.company },
  entry: entry.id,
});

/** When the entry changed last. */
export const changedAt = ({ notes, shortlisted_at }: Pick<ShortlistEntry, 'notes' | 'shortlisted_at'>): string =>
  parseTimeline(notes).at(-1)?.at ?? shortlisted_at;

/** Names of the drafts of an entry's dialogs. */
export const statusDraft = (entryId: string): string => `shortlist:${entryId}`;
export const rejectDraft = (entryId: string): string => `shortlist-reject:${entryId}`;

/** The name of a status in the figures. */
export const figureOf = (status: ShortlistStatus) => (status === 'active' ? 'active_shortlisted' : status);

/** The colours of the statuses. */
export const statusTone: Record<ShortlistStatus, Tone> = {
  active: 'primary',
  contacted: 'warning',
  interviewed: 'accent',
  hired: 'success',
  rejected: 'danger',
};

/** The lines of an entry's notes without a time, such as the note given with the shortlisting. */
export const plainNotesOf = (notes: string): string =>
  notes
    .split('\n')
    .filter((line) => line.trim() !== '' && parseTimeline(line).length === 0)
    .join('\n');
