import { expect, test } from 'vitest';
import { isoInstant, minuteMs } from '#shared/domain/time.ts';
import { loadClocks } from './local-times.ts';

const { localTime, instantOf } = await loadClocks();

/** Eight zones with different rules, and the instants at which the clocks of some of them change. */
const zones = [
  'Europe/Berlin',
  'Asia/Tokyo',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'America/St_Johns',
];
const changes = [
  '2026-10-25T01:00:00.000Z',
  '2026-11-01T06:00:00.000Z',
  '2027-03-28T01:00:00.000Z',
  '2027-04-03T15:00:00.000Z',
];
const around = changes.flatMap((at) =>
  [-90, -1, 0, 1, 90].map((minutes) => isoInstant(new Date(Date.parse(at) + minutes * minuteMs).toISOString())),
);
const pairs = zones.flatMap((left, index) =>
  [1, 2, 3, 4, 5].map((step) => [left, zones[(index + step) % zones.length] as string] as const),
);

test('40 pairs of zones show the same instant before, at and after clock changes', () => {
  expect(pairs).toHaveLength(40);
  for (const [left, right] of pairs) {
    for (const at of around) {
      const shown = [left, right].map((zone) => localTime(at, zone));
      const instants = shown.map((time) => new Date(`${time.at}:00${time.offset}`).toISOString());
      expect(instants, `${at} in ${left} and ${right}`).toEqual([at, at]);
    }
  }
});

test('a time of a zone is the instant at which its clocks show it', () => {
  for (const zone of zones) {
    for (const at of around) {
      const { at: wall } = localTime(at, zone);
      const found = instantOf(wall, zone);
      expect(found && localTime(found, zone).at, `${at} in ${zone}`).toBe(wall);
    }
  }
});

test.each([
  ['2027-03-28T02:30', 'that the clocks leave out'],
  ['2027-02-29T10:00', 'of no date'],
  ['2027-01-01T24:30', 'of no clock'],
])('%s is a time %s', (wall) => {
  expect(instantOf(wall, 'Europe/Berlin')).toBeUndefined();
});

test('of a time that the clocks show twice, the first one counts', () => {
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});
