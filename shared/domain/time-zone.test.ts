import { describe, expect, it } from 'vitest';
import { epochMs, isoInstant, toEpochMs } from './time.ts';
import { dayIn, endOfDay, isTimeZone } from './time-zone.ts';

describe('the end of a day', () => {
  it.each([
    // Without changes of the clocks, from the farthest ahead to the farthest behind.
    ['2026-11-30', 'UTC', '2026-12-01T00:00:00.000Z'],
    ['2026-11-30', 'Pacific/Kiritimati', '2026-11-30T10:00:00.000Z'],
    ['2026-11-30', 'Pacific/Tongatapu', '2026-11-30T11:00:00.000Z'],
    ['2026-11-30', 'Pacific/Chatham', '2026-11-30T10:15:00.000Z'],
    ['2026-06-30', 'Pacific/Chatham', '2026-06-30T11:15:00.000Z'],
    ['2026-11-30', 'Asia/Tokyo', '2026-11-30T15:00:00.000Z'],
    ['2026-11-30', 'Australia/Eucla', '2026-11-30T15:15:00.000Z'],
    ['2026-11-30', 'Asia/Kathmandu', '2026-11-30T18:15:00.000Z'],
    ['2026-11-30', 'Asia/Kolkata', '2026-11-30T18:30:00.000Z'],
    ['2026-11-30', 'Asia/Tehran', '2026-11-30T20:30:00.000Z'],
    ['2026-11-30', 'Africa/Abidjan', '2026-12-01T00:00:00.000Z'],
    ['2026-11-30', 'America/Argentina/Buenos_Aires', '2026-12-01T03:00:00.000Z'],
    ['2026-11-30', 'America/St_Johns', '2026-12-01T03:30:00.000Z'],
    ['2026-11-30', 'Pacific/Marquesas', '2026-12-01T09:30:00.000Z'],
    ['2026-11-30', 'Pacific/Pago_Pago', '2026-12-01T11:00:00.000Z'],
    ['2026-11-30', 'Etc/GMT+12', '2026-12-01T12:00:00.000Z'],
    ['2028-02-29', 'Asia/Tokyo', '2028-02-29T15:00:00.000Z'],
    ['2026-12-31', 'America/Los_Angeles', '2027-01-01T08:00:00.000Z'],
    // Clocks that change by night, on the day before, the day itself and the day after.
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-24', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-03-07', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-10-31', 'America/St_Johns', '2026-11-01T02:30:00.000Z'],
    ['2026-11-01', 'America/St_Johns', '2026-11-02T03:30:00.000Z'],
    ['2026-04-04', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z'],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-05T13:30:00.000Z'],
    // Clocks that jump over midnight: the day ends with the jump.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2018-11-03', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2022-03-21', 'Asia/Tehran', '2022-03-21T20:30:00.000Z'],
    ['2026-03-28', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    ['2026-03-07', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // Clocks that are put back at or over midnight: the day ends when it is over for good.
    ['2026-10-29', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
    ['2022-09-21', 'Asia/Tehran', '2022-09-21T20:30:00.000Z'],
    ['2026-10-24', 'Asia/Beirut', '2026-10-24T22:00:00.000Z'],
    ['2010-11-06', 'America/St_Johns', '2010-11-07T03:30:00.000Z'],
    // Days that a zone left out, when it moved over the date line.
    ['2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-31T10:00:00.000Z'],
    ['1994-12-30', 'Pacific/Kiritimati', '1994-12-31T10:00:00.000Z'],
  ])('%s in %s is %s', (day, zone, end) => {
    expect(new Date(endOfDay(day, zone)).toISOString()).toBe(end);
  });

  it('is the first instant of another day, in every zone and on every day of a year', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((_, place) => place % 9 === 0);
    for (const zone of zones) {
      for (let day = 0; day < 365; day += 13) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        const end = endOfDay(date, zone);
        expect([zone, dayIn(zone, epochMs(end - 1))]).toEqual([zone, date]);
        expect([zone, dayIn(zone, end) > date]).toEqual([zone, true]);
      }
    }
  });
});

it.each([
  ['Pacific/Kiritimati', '2026-11-30T09:59:59.000Z', '2026-11-30'],
  ['Pacific/Kiritimati', '2026-11-30T10:00:00.000Z', '2026-12-01'],
  ['Etc/GMT+12', '2026-11-30T11:59:59.000Z', '2026-11-29'],
  ['Asia/Kathmandu', '2026-11-30T18:15:00.000Z', '2026-12-01'],
  ['UTC', '2026-11-30T23:59:59.999Z', '2026-11-30'],
])('the day in %s at %s is %s', (zone, instant, day) => {
  expect(dayIn(zone, toEpochMs(isoInstant(instant)))).toBe(day);
});

describe('a time zone', () => {
  it.each([
    'UTC',
    'Europe/Berlin',
    'Asia/Calcutta',
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
    'Etc/GMT-14',
  ])('is %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });
  it.each([
    '',
    'Mars/Olympus',
    'Berlin',
    '+05:30',
    'EST',
    'Europe/',
    'Europe/Berlin\n',
    'Europe/Berlin ',
    '__proto__',
    '../UTC',
    'UTC+1',
  ])('is not %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });
});
