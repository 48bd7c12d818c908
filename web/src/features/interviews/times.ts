import type { Interview, InterviewTime } from '#shared/contracts/interviews.ts';
import { formatters } from '#web/lib/formatter.ts';

type LocalTime = InterviewTime['recruiter'];

// The server says what the clocks of a zone show; here this is only written in the reader's language, as if it were UTC.
const dayAndTime = formatters(
  (language, weekday: 'short') =>
    new Intl.DateTimeFormat(language, {
      weekday,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
);

/** What the clocks of a zone show: `Mon, 26 Oct, 10:00`. */
export const clockText = ({ at }: LocalTime): string => dayAndTime('short').format(new Date(`${at}:00Z`));

/** A zone by its place, with its distance from UTC at that time: `Berlin, UTC+01:00`. */
export const zoneText = ({ zone, offset }: LocalTime): string =>
  `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')}, UTC${offset}`;

/** The times of the reader and of the other side. */
export const sidesOf = (time: InterviewTime, side: 'recruiter' | 'candidate') => {
  const other = side === 'recruiter' ? time.candidate : time.recruiter;
  const own = side === 'recruiter' ? time.recruiter : (time.candidate ?? time.recruiter);
  return { own, other: other && other.zone !== own.zone ? other : undefined };
};

/** Whether its time has come: then a side can say that the other one did not come, and no one ends it any more. */
export const hasBegun = ({ agreed }: Interview): boolean => agreed !== undefined && Date.parse(agreed.at) <= Date.now();
