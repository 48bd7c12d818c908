import type { ReactNode } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { zoneText } from '#shared/texts/clock-text.ts';
import { shownClock, sidesOf, theirTime } from '#web/lib/clock-times.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { CalendarClock } from '#web/ui/icons.ts';
import { nameOf } from './entry.ts';

/** When the interview with a candidate is, by the clocks of both sides; nothing where no time is agreed. */
export const InterviewDate = ({ entry }: { entry: ShortlistEntry }): ReactNode => {
  const t = useT();
  const { at, recruiter, candidate } = entry.interview ?? {};
  if (!at) return null;
  // An API of before names no clocks.
  if (!recruiter) return <time dateTime={at}>{formatDate(at, 'time')}</time>;
  const { own, other } = sidesOf({ recruiter, candidate }, 'recruiter');
  return (
    <div className="flex gap-1.5 text-sm">
      <CalendarClock className="mt-0.5 size-4 shrink-0 text-soft" aria-hidden="true" />
      <p className="min-w-0 wrap-anywhere">
        <time dateTime={at} className="font-semibold">
          {shownClock(own)}
        </time>
        <span className="block text-xs text-soft">{zoneText(own)}</span>
        {other && (
          <span className="block text-xs text-soft">
            {t('shortlist.card.theirTime', theirTime(nameOf(entry), other))}
          </span>
        )}
      </p>
    </div>
  );
};
