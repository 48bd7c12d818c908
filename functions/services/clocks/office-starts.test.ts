import { describe, expect, test } from 'vitest';
import { usualRanges } from '#shared/domain/office-hours.ts';
import { addMs, dayMs, epochMs, hourMs, type IsoInstant, minuteMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { aroundChanges, testedZones, zonePairs } from '#test/support/zone-pairs.ts';
import { loadClocks } from './local-times.ts';
import { officeStarts, type Wanted } from './office-starts.ts';

const clocks = await loadClocks();
const { localTime, instantOf } = clocks;
const at = (text: string) => epochMs(Date.parse(text));
const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

const startsIn = (
  zone: string,
  now: string,
  { hours = {}, ...more }: Partial<Omit<Wanted, 'hours'>> & { hours?: object } = {},
) =>
  officeStarts(clocks, {
    hours: { zone, ranges: usualRanges, buffer_minutes: 0, notice_hours: 24, weeks: 2, ...hours },
    minutes: 60,
    now: at(now),
    isTaken: () => false,
    ...more,
  });

const shownIn = (zone: string, starts: readonly IsoInstant[]) => starts.map((each) => localTime(each, zone).at);

describe('free starts of office hours', () => {
  test('are shown by 40 pairs of zones as the same instants, and lie in the hours of their own zone, across clock changes', () => {
    expect(zonePairs).toHaveLength(40);
    // Two weeks from a little before each change of clocks.
    const befores = aroundChanges.filter((_, nth) => nth % 5 === 0);
    const isInHours = (shown: string) => /^(?:09|10|11|1[3-6]):/.test(shown);
    for (const [own, other] of zonePairs) {
      for (const now of befores) {
        const starts = startsIn(own, now, { hours: { notice_hours: 1 } });
        expect(starts.length, `${own} from ${now}`).toBeGreaterThan(100);
        const wrong = starts.filter((start) => {
          const shown = localTime(start, other);
          const last = localTime(toIso(addMs(toEpochMs(start), 59 * minuteMs)), own);
          const isSame = new Date(`${shown.at}:00${shown.offset}`).toISOString() === start;
          return !isSame || ![localTime(start, own), last].every((each) => isInHours(each.at.slice(11)));
        });
        expect(wrong, `${own} and ${other} from ${now}`).toEqual([]);
      }
    }
  });

  test('are the same wall times every day, whatever the clocks of the zone did in between', () => {
    for (const zone of testedZones) {
      for (const now of aroundChanges) {
        const days = new Map<string, string[]>();
        for (const shown of shownIn(zone, startsIn(zone, now, { hours: { ranges: everyDay('09:00', '10:30') } }))) {
          const [day = '', clock = ''] = shown.split('T');
          days.set(day, [...(days.get(day) ?? []), clock]);
        }
        const [, ...whole] = [...days.values()].slice(0, -1);
        expect(whole.length, `${zone} from ${now}`).toBeGreaterThan(10);
        for (const each of whole) expect(each).toEqual(['09:00', '09:30']);
      }
    }
  });

  test('leave out what clocks that are put forward do not show', () => {
    const starts = startsIn('Europe/Berlin', '2027-03-26T12:00:00Z', { hours: { ranges: everyDay('01:00', '04:00') } });
    const ofDay = shownIn('Europe/Berlin', starts).filter((each) => each.startsWith('2027-03-28'));
    expect(ofDay).toEqual(['2027-03-28T01:00', '2027-03-28T01:30', '2027-03-28T03:00']);
    expect(starts.filter((each) => each.startsWith('2027-03-28T0'))).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:00:00.000Z',
    ]);
  });

  test('count a time that clocks which are put back show twice once, and use the hour that is added', () => {
    const berlin = startsIn('Europe/Berlin', '2026-10-23T12:00:00Z', { hours: { ranges: everyDay('02:00', '03:00') } });
    // Two hours between 02:00 and 03:00: one that begins at 02:30 for the first time ends at 02:30 for the second.
    expect(berlin.filter((each) => each.startsWith('2026-10-25'))).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
    ]);
    const outside = startsIn('Europe/Berlin', '2026-10-23T12:00:00Z', {
      hours: { ranges: everyDay('02:30', '03:30') },
    });
    // From the first 02:30 on, the clocks soon show 02:00 again, which is outside.
    expect(outside.filter((each) => each.startsWith('2026-10-25'))).toEqual([]);
  });

  test('reach over midnight where two ranges meet there, and end at midnight where they do not', () => {
    const late = { ranges: [{ weekday: 1, from: '22:00', to: '24:00' }] };
    const now = '2026-11-20T12:00:00Z';
    expect(shownIn('Asia/Tokyo', startsIn('Asia/Tokyo', now, { hours: late })).slice(0, 3)).toEqual([
      '2026-11-23T22:00',
      '2026-11-23T22:30',
      '2026-11-23T23:00',
    ]);
    const both = { ranges: [...late.ranges, { weekday: 2, from: '00:00', to: '01:00' }] };
    expect(shownIn('Asia/Tokyo', startsIn('Asia/Tokyo', now, { hours: both })).slice(2, 6)).toEqual([
      '2026-11-23T23:00',
      '2026-11-23T23:30',
      '2026-11-24T00:00',
      '2026-11-30T22:00',
    ]);
  });

  test('begin after the notice and end with the weeks that are open', () => {
    const now = '2026-11-23T08:00:00.000Z';
    for (const [notice_hours, weeks] of [
      [1, 2],
      [24, 2],
      [72, 4],
    ] as const) {
      const starts = startsIn('UTC', now, { hours: { ranges: everyDay('00:00', '24:00'), notice_hours, weeks } });
      expect(Date.parse(String(starts[0]))).toBe(at(now) + notice_hours * hourMs);
      expect(Date.parse(String(starts.at(-1)))).toBe(at(now) + weeks * 7 * dayMs);
    }
  });

  test('are half hours, for the shortest interviews quarters, without those that are taken', () => {
    const hours = { ranges: [{ weekday: 2, from: '09:30', to: '11:00' }], weeks: 2 };
    const now = '2026-11-23T08:00:00Z';
    const first = (count: number, more: object) =>
      shownIn('UTC', startsIn('UTC', now, { hours, ...more }))
        .slice(0, count)
        .map((each) => each.slice(11));
    expect(first(3, { minutes: 30 })).toEqual(['09:30', '10:00', '10:30']);
    expect(first(6, { minutes: 15 })).toEqual(['09:30', '09:45', '10:00', '10:15', '10:30', '10:45']);
    expect(first(1, { minutes: 90 })).toEqual(['09:30']);
    const isTaken: Wanted['isTaken'] = (from, until) => from < '2026-11-24T10:10' && until > '2026-11-24T10:05';
    expect(first(2, { minutes: 30, isTaken })).toEqual(['09:30', '10:30']);
  });

  test('are found for 4 weeks of whole days within a second, and each is named by what the clocks show', () => {
    const hours = { ranges: everyDay('00:00', '24:00'), weeks: 4 };
    const begun = performance.now();
    const starts = startsIn('Europe/Berlin', '2026-10-20T08:00:00Z', { hours });
    expect(performance.now() - begun).toBeLessThan(1_000);
    const repeated = starts.map((each) => instantOf(localTime(each, 'Europe/Berlin').at, 'Europe/Berlin'));
    expect(repeated).toEqual(starts);
    expect(toEpochMs(starts[1] as IsoInstant)).toBe(addMs(toEpochMs(starts[0] as IsoInstant), 30 * minuteMs));
  });
});
