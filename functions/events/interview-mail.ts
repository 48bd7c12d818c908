import { agreedTime, hasBegun } from '#functions/entities/interview/interview-state.ts';
import { readInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { readOwnZone } from '#functions/entities/own-zone/own-zone-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { canMeet } from '#functions/policies/interview-access.ts';
import { endOfErased, interviewCalendar } from '#functions/services/calendar/interview-calendar.ts';
import { loadClocks } from '#functions/services/clocks/local-times.ts';
import type { MailedCalendar } from '#functions/services/mail/mime.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type IsoInstant, isoInstant, toIso } from '#shared/domain/time.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { clockFormat, clockText, zoneText } from '#shared/texts/clock-text.ts';

/**
 * The interview that a notification is about, as it is now (2.5 read units). Undefined when nothing is to be said of it: it or a side is gone, it has
 * begun before a reminder, the candidate blocks the company, or another change of the agreed time came after it, which has its own notification.
 */
export async function readCurrent({
  values,
}: Pick<NotificationSummary, 'values'>): Promise<InterviewSummary | undefined> {
  const found = await readInterview(String(values.interview));
  if (!found) return undefined;
  const { agreed, sequence } = found.summary;
  // Both learn of the end of an agreed time also where one blocks the other or is gone: it is in both calendars.
  const isEnd = values.step === 'ended' && agreed !== undefined;
  if (!isEnd && !(await canMeet(found.summary))) return undefined;
  // Notifications of before have no count.
  if (values.sequence !== undefined && values.sequence !== sequence) return undefined;
  const isOfTime = values.step === 'agreed' || values.step === 'place' || values.step === 'reminder';
  if (isOfTime && !agreedTime(found.summary)) return undefined;
  return values.step === 'reminder' && hasBegun(found.summary, clock.now()) ? undefined : found.summary;
}

/** What is said of an agreed time. */
const timedSteps = ['agreed', 'place', 'reminder', 'ended'];

/** What a mail about an interview has: the values of its text, where the interview is, and the event for the reader's calendar. */
interface InterviewMail {
  values: NotificationSummary['values'];
  /** Of an agreed time to come. */
  place?: string | undefined;
  calendar?: MailedCalendar;
}

interface Reader {
  kind: AccountKind;
  id: number;
  email: string;
  language: InterfaceLanguage;
}

/**
 * The mail about a change of an interview, with what the clocks of both sides show at the agreed time. Undefined as of `readCurrent`: so no mail
 * has an earlier version of the event than one before it.
 */
export async function interviewMail(
  { values }: Pick<NotificationSummary, 'values'>,
  reader: Reader,
): Promise<InterviewMail | undefined> {
  if (values.step === 'gone') return await mailOfErased(values, reader);
  if (values.passed === 'left') return await mailOfPassed(values, reader);
  const interview = await readCurrent({ values });
  if (!interview) return undefined;
  const { agreed } = interview;
  const { step } = values;
  if (step === 'offered' || step === 'times') return { values: { ...values, ...(await firstTime(interview, reader)) } };
  if (!agreed || !timedSteps.includes(String(step))) return { values };
  const entry = { interview: { ...interview, agreed }, name: String(values.name) };
  if (step === 'ended') return { values, calendar: await interviewCalendar('CANCEL', entry, reader) };
  const shown = { ...values, ...(await timesOf(agreed, await zonesOf(interview, reader), reader)) };
  const place = interview.place ?? undefined;
  if (step === 'reminder') return { values: shown, place };
  return { values: shown, place, calendar: await interviewCalendar('REQUEST', entry, reader) };
}

/** The mail to the person whose an interview was before, whatever became of it since, unless it is theirs again. */
async function mailOfPassed(values: NotificationSummary['values'], reader: Reader): Promise<InterviewMail | undefined> {
  const interview = (await readInterview(String(values.interview)))?.summary;
  if (!interview?.agreed || interview.by === values.colleague) return undefined;
  const { agreed } = interview;
  const ended = { ...interview, agreed, state: 'cancelled' as const, sequence: Number(values.sequence) };
  return {
    values,
    calendar: await interviewCalendar('CANCEL', { interview: ended, name: String(values.name) }, reader),
  };
}

/** Whether an interview that was erased with one of its accounts is still to come for the other side, to whom its end is said. */
export const isToEnd = ({ step, agreed }: NotificationSummary['values']): boolean =>
  step === 'gone' && String(agreed) > toIso(clock.now());

/** The mail about one that was erased: the notification has what is left of it. */
async function mailOfErased(values: NotificationSummary['values'], reader: Reader): Promise<InterviewMail | undefined> {
  if (!isToEnd(values)) return undefined;
  const agreed = isoInstant(String(values.agreed));
  const [clocks, account] = await Promise.all([loadClocks(), readOwnZone(reader)]);
  const time = clocks.localTime(agreed, account?.zone ?? String(values.zone));
  const own = `${clockText(clockFormat(reader.language), time)} (${zoneText(time)})`;
  const ended = {
    id: String(values.interview),
    sequence: Number(values.sequence),
    agreed,
    minutes: Number(values.minutes),
    changed_at: toIso(clock.now()),
  };
  return { values: { ...values, own }, calendar: await endOfErased(ended, reader) };
}

/** The first of the times that are still to come, where the reader's zone is known. */
async function firstTime(interview: InterviewSummary, reader: Reader) {
  const first = interview.times.find((each) => each > toIso(clock.now()));
  const zones = await zonesOf(interview, reader);
  if (!first || (reader.kind === 'candidate' && !zones.candidate)) return { first: 'none' };
  return { first: 'known', ...(await timesOf(first, zones, reader)) };
}

/**
 * Both zones: the reader's is that of their account, as on their page, and the candidate's until an answer has it (1 read unit each). Without one it
 * is that of the interview, in which its times were named.
 */
async function zonesOf(
  { zones, candidate_id }: InterviewSummary,
  { kind, id }: Reader,
): Promise<InterviewSummary['zones']> {
  const [own, candidate] = await Promise.all([
    readOwnZone({ kind, id }),
    kind === 'candidate' || zones.candidate ? undefined : readOwnZone({ kind: 'candidate', id: candidate_id }),
  ]);
  const known = { recruiter: zones.recruiter, candidate: zones.candidate ?? candidate?.zone };
  return own ? { ...known, [kind]: own.zone } : known;
}

/** What the clocks of the reader and of the other side show at a time. */
async function timesOf(at: IsoInstant, zones: InterviewSummary['zones'], { kind, language }: Reader) {
  const clocks = await loadClocks();
  const format = clockFormat(language);
  const shown = (zone: string) => {
    const time = clocks.localTime(at, zone);
    return `${clockText(format, time)} (${zoneText(time)})`;
  };
  const { recruiter, candidate = recruiter } = zones;
  const [own, other] = kind === 'recruiter' ? [recruiter, candidate] : [candidate, recruiter];
  return { own: shown(own), other: shown(other) };
}
