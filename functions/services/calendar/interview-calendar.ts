import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { addressIn, setting, siteName } from '#functions/platform/env.ts';
import { oneLine } from '#functions/services/mail/clean-values.ts';
import { noticeTexts } from '#functions/services/mail/mail-texts.ts';
import { addMs, type IsoInstant, minuteMs, toEpochMs } from '#shared/domain/time.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

/** An interview whose time is, or was, agreed, with the name of the other side as the reader may see it. */
export interface CalendarEntry {
  interview: Pick<InterviewSummary, 'id' | 'minutes' | 'place' | 'state' | 'sequence' | 'changed_at'> & {
    agreed: IsoInstant;
  };
  name: string;
}

/** `REQUEST` and `CANCEL` change the event in the reader's calendar (RFC 5546); `PUBLISH` only shows it. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

interface Reader {
  language: InterfaceLanguage;
  /** Their address: those of mails are invited by it. Nothing is to be answered there, and no other address is named. */
  email?: string;
}

/**
 * A calendar (RFC 5545) of interviews, in UTC. An event has the id of its interview and counts its changes; the portal organises
 * it, so that no side's address is in it. The library is loaded with the first call.
 */
export async function interviewCalendar(
  method: CalendarMethod,
  entries: readonly CalendarEntry[],
  { language, email }: Reader,
): Promise<string> {
  const { default: ical, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const say = noticeTexts(language);
  const url = `${setting('SITE_URL')}/interviews`;
  const calendar = ical({
    prodId: { company: siteName(), product: 'interviews', language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
    ...(method === 'PUBLISH' && { name: siteName() }),
  });
  for (const { interview, name: typed } of entries) {
    const { id, agreed, minutes, place, state, sequence, changed_at } = interview;
    const name = oneLine(typed);
    const event = calendar.createEvent({
      id,
      sequence,
      stamp: changed_at,
      start: agreed,
      end: new Date(addMs(toEpochMs(agreed), minutes * minuteMs)),
      summary: say('interview.title', { name }),
      description: `${say('interview.answers', { name })} ${url}`,
      location: place === null ? url : oneLine(place),
      url,
      status: state === 'agreed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      organizer: { name: siteName(), email: addressIn(setting('MAIL_FROM')) },
    });
    if (email !== undefined) event.createAttendee({ email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  return calendar.toString();
}
