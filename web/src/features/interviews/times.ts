import type { Interview, InterviewTime } from '#shared/contracts/interviews.ts';
import { clockFormat, clockText } from '#shared/texts/clock-text.ts';
import { formatters } from '#web/lib/formatter.ts';

const formats = formatters((language, _: 'clock') => clockFormat(language));

/** What the clocks of a zone show, in the reader's language. */
export const shownClock = (time: InterviewTime['recruiter']): string => clockText(formats('clock'), time);

/** The times of the reader and of the other side. */
export const sidesOf = (time: InterviewTime, side: 'recruiter' | 'candidate') => {
  const other = side === 'recruiter' ? time.candidate : time.recruiter;
  const own = side === 'recruiter' ? time.recruiter : (time.candidate ?? time.recruiter);
  return { own, other: other && other.zone !== own.zone ? other : undefined };
};

/** Whether its time has come: then a side can say that the other one did not come, and no one ends it any more. */
export const hasBegun = ({ agreed }: Interview): boolean => agreed !== undefined && Date.parse(agreed.at) <= Date.now();
