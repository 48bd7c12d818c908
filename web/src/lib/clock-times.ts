import type { Interview, InterviewTime } from '#shared/contracts/interviews.ts';
import { directionOf } from '#shared/locales/languages.ts';
import { clockFormat, clockText, zoneText } from '#shared/texts/clock-text.ts';
import { formatters } from './formatter.ts';
import { getLanguage } from './i18n.ts';

/** What the clocks of a zone show at an instant, as the server calculated it. */
type Clock = InterviewTime['recruiter'];

const formats = formatters((language, _: 'clock') => clockFormat(language));

/** What the clocks of a zone show, in the reader's language. */
export const shownClock = (time: Clock): string => clockText(formats('clock'), time);

/** The times of the reader and of the other side, unless that has the same zone. */
export const sidesOf = (time: Pick<InterviewTime, 'recruiter' | 'candidate'>, side: 'recruiter' | 'candidate') => {
  const other = side === 'recruiter' ? time.candidate : time.recruiter;
  const own = side === 'recruiter' ? time.recruiter : (time.candidate ?? time.recruiter);
  return { own, other: other && other.zone !== own.zone ? other : undefined };
};

/** A name or zone whose signs keep their order within a text from the right. */
export const isolated = (text: string): string => (directionOf(getLanguage()) === 'rtl' ? `\u2068${text}\u2069` : text);

/** What a text says of the clocks of the other side. */
export const theirTime = (name: string, time: Clock) => ({
  name: isolated(name),
  time: shownClock(time),
  zone: isolated(zoneText(time)),
});

/** Whether its time has come: then a side can say that the other one did not come, and no one ends it any more. */
export const hasBegun = ({ agreed }: Interview): boolean => agreed !== undefined && Date.parse(agreed.at) <= Date.now();
