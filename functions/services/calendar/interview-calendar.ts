import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { addressIn, setting, siteName } from '#functions/platform/env.ts';
import { oneLine } from '#functions/services/mail/clean-values.ts';
import { noticeTexts } from '#functions/services/mail/mail-texts.ts';
import type { MailedCalendar } from '#functions/services/mail/mime.ts';
import { writeCalendar } from '#shared/domain/calendar-text.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

/** An interview whose time is, or was, agreed, with the name of the other side as the reader may see it. */
export interface CalendarEntry {
  interview: Pick<InterviewSummary, 'id' | 'minutes' | 'place' | 'state' | 'sequence' | 'changed_at'> & {
    agreed: IsoInstant;
  };
  name: string;
}

/**
 * The calendar of a mail, which makes, moves or ends the event of an interview in the reader's. The event has the id of its interview and
 * counts its changes; the portal organises it and the reader alone is invited, so that no side's address is in it.
 */
export async function interviewCalendar(
  method: MailedCalendar['method'],
  { interview, name: typed }: CalendarEntry,
  { language, email }: { language: InterfaceLanguage; email: string },
): Promise<MailedCalendar> {
  const { id, agreed, minutes, place, state, sequence, changed_at } = interview;
  const say = noticeTexts(language);
  const name = oneLine(typed);
  const url = `${setting('SITE_URL')}/interviews`;
  const event = {
    id,
    sequence,
    changedAt: changed_at,
    from: agreed,
    minutes,
    title: say('interview.title', { name }),
    text: `${say('interview.answers', { name })} ${url}`,
    place: place === null ? url : oneLine(place),
    url,
    isCancelled: state !== 'agreed',
  };
  const invitation = { method, organizer: addressIn(setting('MAIL_FROM')), attendee: email };
  return { method, content: await writeCalendar([event], { site: siteName(), language, invitation }) };
}
