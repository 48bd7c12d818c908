import { expect, test } from 'vitest';
import { aroundChanges, testedZones, zonePairs } from '#test/support/zone-pairs.ts';
import { loadClocks } from './local-times.ts';

const { localTime, instantOf } = await loadClocks();

test('40 pairs of zones show the same instant before, at and after clock changes', () => {
  expect(zonePairs).toHaveLength(40);
  for (const [left, right] of zonePairs) {
    for (const at of aroundChanges) {
      const shown = [left, right].map((zone) => localTime(at, zone));
      const instants = shown.map((time) => new Date(`${time.at}:00${time.offset}`).toISOString());
      expect(instants, `${at} in ${left} and ${right}`).toEqual([at, at]);
    }
  }
});

test('a time of a zone is the instant at which its clocks show it', () => {
  for (const zone of testedZones) {
    for (const at of aroundChanges) {
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
