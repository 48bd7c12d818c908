import type { AnswerOf } from '#shared/contracts/define.ts';
import type { ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { stateOf, statusOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import type { Tone } from '#web/ui/badge.tsx';

export type ShortlistStats = AnswerOf<typeof shortlistCalls.stats>['stats'];

/** The candidate's name, masked or not, as the recruiter may see it. */
export const nameOf = ({ candidate }: ShortlistEntry): string => candidate.name ?? candidate.masked_name;

/** Names an entry in the address of the list. */
export const keyOf = ({ candidate }: Pick<ShortlistEntry, 'candidate'>): string => `${candidate.id}`;

/** An entry as one of several people who are moved at once. */
export const personOf = (entry: ShortlistEntry) => ({
  id: entry.candidate.id,
  name: nameOf(entry),
  status: stateOf(entry),
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
const figureOf = (status: ShortlistStatus) => (status === 'active' ? 'active_shortlisted' : status);

/** How many entries have a state. Those with an interview are among the contacted ones of the figures. */
export const countAt = (stats: ShortlistStats, state: PipelineState): number =>
  state === 'interview'
    ? (stats.interview ?? 0)
    : stats[figureOf(state)] - (state === 'contacted' ? (stats.interview ?? 0) : 0);

/** The figures with an entry more, or less, at a state. */
export function withCount(stats: ShortlistStats, state: PipelineState, change: 1 | -1): ShortlistStats {
  const figure = figureOf(statusOf(state));
  const interview = (stats.interview ?? 0) + (state === 'interview' ? change : 0);
  return { ...stats, [figure]: stats[figure] + change, interview };
}

/** The colours of the statuses. */
export const statusTone: Record<PipelineState, Tone> = {
  active: 'primary',
  contacted: 'warning',
  interview: 'accent',
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
