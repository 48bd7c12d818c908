import { agreedTime } from '#functions/entities/interview/interview-state.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { setting } from '#functions/platform/env.ts';
import { oneLine, placeLine } from '#functions/services/mail/clean-values.ts';
import { noticeTexts } from '#functions/services/mail/mail-texts.ts';
import type { CalendarEvent } from '#shared/domain/calendar-text.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

/** An interview whose time is, or was, agreed, with the name of the other side as the reader may see it. */
export interface CalendarEntry {
  interview: Pick<InterviewSummary, 'id' | 'minutes' | 'place' | 'state' | 'sequence' | 'changed_at'> & {
    agreed: IsoInstant;
  };
  name: string;
}

/** The event of an interview: it has the interview's id and counts its changes, wherever calendars get it. */
export function calendarEvent({ interview, name: typed }: CalendarEntry, language: InterfaceLanguage): CalendarEvent {
  const { id, agreed, minutes, place, sequence, changed_at } = interview;
  const say = noticeTexts(language);
  const name = oneLine(typed);
  const url = `${setting('SITE_URL')}/interviews`;
  return {
    id,
    sequence,
    changedAt: changed_at,
    from: agreed,
    minutes,
    title: say('interview.title', { name }),
    text: `${say('interview.answers', { name })} ${url}`,
    place: place === null ? url : placeLine(place),
    url,
    isCancelled: !agreedTime(interview),
  };
}
