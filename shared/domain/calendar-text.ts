import { addMs, type IsoInstant, minuteMs, toEpochMs } from './time.ts';

/** An event of a calendar (RFC 5545). */
export interface CalendarEvent {
  id: string;
  /** How often it changed. */
  sequence: number;
  changedAt: IsoInstant;
  from: IsoInstant;
  minutes: number;
  title: string;
  text: string;
  place: string;
  url: string;
  isCancelled: boolean;
}

export interface CalendarFrame {
  site: string;
  language: string;
  /** Who invites whom, of one that changes the reader's calendar (RFC 5546). Nothing is to be answered to it. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; organizer: string; attendee: string };
  /**
   * Of a calendar at an address of its own: after how many seconds to load it again (RFC 7986). It has no method, as one that is
   * published has to name an organiser (RFC 5546).
   */
  period?: number;
}

/** The text of a calendar, in UTC. The library is loaded with the first call. */
export async function writeCalendar(
  events: readonly CalendarEvent[],
  { site, language, invitation, period }: CalendarFrame,
): Promise<string> {
  const { default: ical, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({
    prodId: { company: site, product: 'interviews', language: language.toUpperCase() },
    ...(invitation && { method: ICalCalendarMethod[invitation.method] }),
    ...(period !== undefined && { name: site, ttl: period }),
  });
  for (const { id, sequence, changedAt, from, minutes, title, text, place, url, isCancelled } of events) {
    const event = calendar.createEvent({
      id,
      sequence,
      stamp: changedAt,
      start: from,
      end: new Date(addMs(toEpochMs(from), minutes * minuteMs)),
      summary: title,
      description: text,
      location: place,
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(invitation && { organizer: { name: site, email: invitation.organizer } }),
    });
    if (invitation)
      event.createAttendee({ email: invitation.attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  return calendar.toString();
}
