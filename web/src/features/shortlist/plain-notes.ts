import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';

/** The lines of an entry's notes that belong to no time, such as the note given with the shortlisting. */
export const plainNotesOf = (notes: string): string =>
  notes
    .split('\n')
    .filter((line) => line.trim() !== '' && parseTimeline(line).length === 0)
    .join('\n');
