import { addressIn, setting, siteName } from '#functions/platform/env.ts';
import { noticeTexts } from '#functions/services/mail/mail-texts.ts';
import type { MailedCalendar } from '#functions/services/mail/mime.ts';
import { writeCalendar } from '#shared/domain/calendar-text.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { type CalendarEntry, calendarEvent } from './calendar-event.ts';

type Reader = { language: InterfaceLanguage; email: string };

/**
 * The calendar of a mail, which makes, moves or ends the event of an interview in the reader's. The portal organises it and the reader
 * alone is invited, so that no side's address is in it.
 */
export async function interviewCalendar(
  method: MailedCalendar['method'],
  entry: CalendarEntry,
  { language, email }: Reader,
): Promise<MailedCalendar> {
  const invitation = { method, organizer: addressIn(setting('MAIL_FROM')), attendee: email };
  const content = await writeCalendar([calendarEvent(entry, language)], { site: siteName(), language, invitation });
  return { method, content };
}

/** What is left of an agreed interview that was erased with one of its accounts. */
type Erased = Pick<CalendarEntry['interview'], 'id' | 'agreed' | 'minutes' | 'sequence' | 'changed_at'>;

/** The calendar that ends the event of an erased interview, without the name of the side that is gone. */
export async function endOfErased(
  { id, agreed, minutes, sequence, changed_at }: Erased,
  { language, email }: Reader,
): Promise<MailedCalendar> {
  const method = 'CANCEL';
  const url = `${setting('SITE_URL')}/interviews`;
  const title = noticeTexts(language)('about.interview_changed.subject');
  const ended = { id, sequence, changedAt: changed_at, from: agreed, minutes, title, text: '', place: '', url };
  const invitation = { method, organizer: addressIn(setting('MAIL_FROM')), attendee: email } as const;
  const event = { ...ended, isCancelled: true };
  return { method, content: await writeCalendar([event], { site: siteName(), language, invitation }) };
}
