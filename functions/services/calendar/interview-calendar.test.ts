import ICAL from 'ical.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadClocks } from '#functions/services/clocks/local-times.ts';
import { writeCalendar } from '#shared/domain/calendar-text.ts';
import { addMs, type IsoInstant, isoInstant, minuteMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { clockFormat, clockText, zoneText } from '#shared/texts/clock-text.ts';
import { aroundChanges, zonePairs } from '#test/support/zone-pairs.ts';
import type { CalendarEntry } from './calendar-event.ts';
import { interviewCalendar } from './interview-calendar.ts';

const interview: CalendarEntry['interview'] = {
  id: '00f1e2d3c4b5a697-12',
  minutes: 45,
  place: null,
  state: 'agreed',
  agreed: isoInstant('2026-12-01T09:00:00.000Z'),
  sequence: 2,
  changed_at: isoInstant('2026-11-28T09:00:00.000Z'),
};
const reader = { language: 'en', email: 'ana@mail.example' } as const;

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://portal.example');
  vi.stubEnv('MAIL_FROM', 'Portal <no-reply@portal.example>');
  return () => vi.unstubAllEnvs();
});

const calendarOf = async (
  method: 'REQUEST' | 'CANCEL',
  changes: Partial<CalendarEntry['interview']> = {},
  name = 'Lima',
  to: Parameters<typeof interviewCalendar>[2] = reader,
) => (await interviewCalendar(method, { interview: { ...interview, ...changes }, name }, to)).content;

/** What an outside parser finds; it refuses text that is no calendar. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...more] = calendar.getAllSubcomponents('vevent');
  if (!event || more.length > 0) throw new Error('There is not one event.');
  return { calendar, event, textOf: (name: string) => event.getFirstPropertyValue(name)?.toString() };
}

const instantOf = (value: unknown): IsoInstant => {
  if (!(value instanceof ICAL.Time)) throw new TypeError('That is no time.');
  return isoInstant(value.toJSDate().toISOString());
};

describe('the calendar of a mail', () => {
  test('invites its reader alone, without a question, to an event of the portal', async () => {
    const { calendar, event, textOf } = read(await calendarOf('REQUEST'));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(['uid', 'sequence', 'dtstamp', 'status', 'summary', 'organizer'].map(textOf)).toEqual([
      interview.id,
      '2',
      '2026-11-28T09:00:00Z',
      'CONFIRMED',
      'Interview with Lima',
      'mailto:no-reply@portal.example',
    ]);
    const attendees = event.getAllProperties('attendee');
    expect(
      attendees.map((each) => [each.getFirstValue(), each.getParameter('rsvp'), each.getParameter('partstat')]),
    ).toEqual([['MAILTO:ana@mail.example', 'FALSE', 'ACCEPTED']]);
  });

  test('ends the same event', async () => {
    const { calendar, textOf } = read(await calendarOf('CANCEL', { state: 'cancelled', sequence: 3 }));
    expect([calendar.getFirstPropertyValue('method'), ...['uid', 'sequence', 'status'].map(textOf)]).toEqual([
      'CANCEL',
      interview.id,
      '3',
      'CANCELLED',
    ]);
  });

  test.each(interfaceLanguages)('says in %s where to answer', async (language) => {
    const { textOf } = read(await calendarOf('REQUEST', {}, 'Lima', { ...reader, language }));
    expect(textOf('summary')).toContain('Lima');
    expect(textOf('description')).toMatch(/Lima[\s\S]* https:\/\/portal\.example\/interviews$/);
  });

  test('has what people typed as text, whatever they typed', async () => {
    const typed = 'Ümläut; "日本", \\n x\r\nATTENDEE:mailto:all@mail.example\nEND:VEVENT 😀 https://evil.example';
    const text = await calendarOf('REQUEST', { place: typed }, typed);
    const { event, textOf } = read(text);
    expect(event.getAllProperties('attendee')).toHaveLength(1);
    expect([textOf('summary'), textOf('description')].join()).not.toContain('evil.example');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

test.each([
  ['https://meet.example/j/123?pwd=a,b;c', undefined],
  [`Room 7, Marine Rd. No.5/a.b ${'x'.repeat(250)}`, undefined],
  ['Use https://meet.example/abc\r\nor www.meet.example', 'Use https://meet.example/abc or www.meet.example'],
  ['At http://meet.example/abc or https://ann:secret@meet.example/', 'At […] or […]'],
])('the event is at the place that was named, with its link: %j', async (place, shown = place) => {
  const { textOf } = read(await calendarOf('REQUEST', { place }));
  expect([textOf('location'), textOf('url')]).toEqual([shown, 'https://portal.example/interviews']);
});

test('a file for calendars invites no one', async () => {
  const event = {
    id: interview.id,
    sequence: 2,
    changedAt: interview.changed_at,
    from: interview.agreed,
    minutes: 45,
    title: 'Interview with Lima',
    text: '',
    place: 'Berlin',
    url: 'https://portal.example/interviews',
    isCancelled: false,
  };
  const { calendar, event: found } = read(await writeCalendar([event], { site: 'Portal', language: 'en' }));
  expect(calendar.getFirstPropertyValue('method')).toBeNull();
  expect(
    ['uid', 'sequence', 'dtstart', 'dtend', 'location'].map((name) => String(found.getFirstPropertyValue(name))),
  ).toEqual([interview.id, '2', '2026-12-01T09:00:00Z', '2026-12-01T09:45:00Z', 'Berlin']);
  expect([...found.getAllProperties('attendee'), ...found.getAllProperties('organizer')]).toEqual([]);
});

test('40 pairs of zones have the same instant on the screen, in the mail and in the calendar, at clock changes', async () => {
  const clocks = await loadClocks();
  // Numbers in the order of a date, without names of months.
  const format = clockFormat('ja');
  for (const at of aroundChanges) {
    const { event } = read(await calendarOf('REQUEST', { agreed: at }));
    expect(instantOf(event.getFirstPropertyValue('dtstart'))).toBe(at);
    const end = toIso(addMs(toEpochMs(at), interview.minutes * minuteMs));
    expect(instantOf(event.getFirstPropertyValue('dtend'))).toBe(end);
    for (const zone of zonePairs.flat()) {
      const time = clocks.localTime(at, zone);
      const mailed = `${clockText(format, time)} (${zoneText(time)})`;
      const [month, day, hour, minute] = (mailed.split('UTC')[0]?.match(/[0-9]+/g) ?? []).map((part) =>
        part.padStart(2, '0'),
      );
      const wall = `${at.slice(0, 4)}-${month}-${day}T${hour}:${minute}`;
      for (const shown of [`${time.at}:00${time.offset}`, `${wall}:00${mailed.match(/UTC([+-][0-9:]+)/)?.[1]}`])
        expect(new Date(shown).toISOString(), `${at} in ${zone}`).toBe(at);
    }
  }
});
