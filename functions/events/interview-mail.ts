import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import { readInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { type CalendarEntry, interviewCalendar } from '#functions/services/calendar/interview-calendar.ts';
import { loadClocks } from '#functions/services/clocks/local-times.ts';
import type { MailedCalendar } from '#functions/services/mail/mime.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { clockFormat, clockText, zoneText } from '#shared/texts/clock-text.ts';

/** What a mail about an interview has: the values of its text, and the event for the reader's calendar. */
interface InterviewMail {
  values: NotificationSummary['values'];
  calendar?: MailedCalendar;
}

interface Reader {
  kind: AccountKind;
  email: string;
  language: InterfaceLanguage;
}

/**
 * The mail about a change of an interview, with what the clocks of both sides show at the agreed time (2.5 read units). Undefined when there
 * is nothing to mail: the interview or a side is gone, the candidate blocks the company, or another change of the agreed time came after
 * it, which has its own mail. So no mail has an earlier version of the event than one before it.
 */
export async function interviewMail(
  { values }: Pick<NotificationSummary, 'values'>,
  reader: Reader,
): Promise<InterviewMail | undefined> {
  const found = await readInterview(String(values.interview));
  if (!found) return undefined;
  const { recruiter_id, candidate_id, agreed, state, sequence } = found.summary;
  const [candidate, company] = await Promise.all([readCandidate(candidate_id, true), readRecruiter(recruiter_id)]);
  if (!isInUse(candidate?.summary) || !isInUse(company?.summary)) return undefined;
  const { email } = company.summary;
  if (isBlocked(candidate.summary, { kind: 'recruiter', id: recruiter_id, email })) return undefined;
  // Notifications of before have no count.
  if (values.sequence !== undefined && values.sequence !== sequence) return undefined;
  if (values.step === 'ended' && agreed) {
    return { values, calendar: await calendarOf('CANCEL', { ...found.summary, agreed }, values, reader) };
  }
  if (values.step !== 'agreed') return { values };
  if (state !== 'agreed' || !agreed) return undefined;
  return {
    values: { ...values, ...(await timesOf(agreed, found.summary, reader)) },
    calendar: await calendarOf('REQUEST', { ...found.summary, agreed }, values, reader),
  };
}

async function calendarOf(
  method: MailedCalendar['method'],
  interview: CalendarEntry['interview'],
  { name }: NotificationSummary['values'],
  reader: Reader,
): Promise<MailedCalendar> {
  return { method, content: await interviewCalendar(method, [{ interview, name: String(name) }], reader) };
}

/** What the clocks of the reader and of the other side show at a time. */
async function timesOf(agreed: IsoInstant, { zones }: Pick<InterviewSummary, 'zones'>, { kind, language }: Reader) {
  const clocks = await loadClocks();
  const format = clockFormat(language);
  const shown = (zone: string) => {
    const time = clocks.localTime(agreed, zone);
    return `${clockText(format, time)} (${zoneText(time)})`;
  };
  const { recruiter, candidate = recruiter } = zones;
  const [own, other] = kind === 'recruiter' ? [recruiter, candidate] : [candidate, recruiter];
  return { own: shown(own), other: shown(other) };
}
