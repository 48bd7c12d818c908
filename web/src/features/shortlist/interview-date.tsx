import type { ReactNode } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { formatDate } from '#web/lib/format.ts';
import { CalendarClock } from '#web/ui/icons.ts';

/** When the interview with a candidate is; nothing where no time is agreed. */
export const InterviewDate = ({ entry: { interview } }: { entry: ShortlistEntry }): ReactNode =>
  interview?.at && (
    <p className="flex items-center gap-1.5 text-sm font-semibold">
      <CalendarClock className="size-4 shrink-0 text-soft" aria-hidden="true" />
      <time dateTime={interview.at}>{formatDate(interview.at, 'time')}</time>
    </p>
  );
