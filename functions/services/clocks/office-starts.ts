import { type OfficeHours, stepOf, weekMs } from '#shared/domain/office-hours.ts';
import { addMs, dayMs, type EpochMs, epochMs, hourMs, type IsoInstant, minuteMs, toIso } from '#shared/domain/time.ts';
import type { Clocks, LocalTime } from './local-times.ts';

/** What all lengths of interviews and all steps of ranges are multiples of. */
const quarterMs = 15 * minuteMs;

/** A day in any zone lies between these distances from its midnight in UTC. */
const [dayBegins, dayEnds] = [-15 * hourMs, 39 * hourMs];

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const offsetMs = ({ at, offset }: LocalTime): number => Date.parse(`${at}Z`) - Date.parse(`${at}${offset}`);

/** A quarter of an hour in a day, with the minutes since midnight that clocks show at its beginning. */
interface Quarter {
  at: EpochMs;
  minutes: number;
}

/** The quarters of an hour of a day in a zone, whatever its clocks do on that day: some twice, some not at all. */
function quartersOf(day: EpochMs, zone: string, { localTime }: Clocks): Quarter[] {
  const clockAt = (at: EpochMs) => localTime(toIso(at), zone);
  const [before, after] = [dayBegins, dayEnds].map((distance) => offsetMs(clockAt(addMs(day, distance))));
  if (before === after)
    return Array.from({ length: dayMs / quarterMs }, (_, nth) => ({
      at: addMs(day, nth * quarterMs - Number(before)),
      minutes: nth * 15,
    }));
  const date = toIso(day).slice(0, 'YYYY-MM-DD'.length);
  return Array.from({ length: (dayEnds - dayBegins) / quarterMs }, (_, nth) => {
    const at = addMs(day, dayBegins + nth * quarterMs);
    const { at: shown } = clockAt(at);
    return shown.startsWith(date) ? [{ at, minutes: minutesOf(shown.slice('YYYY-MM-DDT'.length)) }] : [];
  }).flat();
}

const weekdayOf = (day: EpochMs): number => new Date(day).getUTCDay() || 7;

export interface Wanted {
  hours: OfficeHours;
  /** How long an interview takes. */
  minutes: number;
  now: EpochMs;
  isTaken: (from: IsoInstant, until: IsoInstant) => boolean;
}

/**
 * When interviews can begin in a person's office hours, the next first: after the notice, within the weeks that are open, and wholly in
 * hours that clocks of the zone show then. A start that they show twice counts once, as times that are named do.
 */
export function officeStarts(clocks: Clocks, { hours, minutes, now, isTaken }: Wanted): IsoInstant[] {
  const { zone, ranges, notice_hours, weeks } = hours;
  const [first, last] = [addMs(now, notice_hours * hourMs), addMs(now, weeks * weekMs)];
  const open = new Set<number>();
  const starts: Quarter[] = [];
  for (let day = epochMs(Math.floor(now / dayMs) * dayMs - dayMs); day < last + dayMs; day = addMs(day, dayMs)) {
    const ofDay = ranges
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const);
    if (ofDay.length === 0) continue;
    for (const quarter of quartersOf(day, zone, clocks)) {
      const range = ofDay.find(([from, to]) => from <= quarter.minutes && quarter.minutes < to);
      if (!range) continue;
      open.add(quarter.at);
      if ((quarter.minutes - range[0]) % stepOf(minutes) === 0) starts.push(quarter);
    }
  }
  const isOpen = ({ at }: Quarter) =>
    Array.from({ length: minutes / 15 }, (_, nth) => addMs(at, nth * quarterMs)).every((each) => open.has(each));
  const isFirst = ({ at }: Quarter) => clocks.instantOf(clocks.localTime(toIso(at), zone).at, zone) === toIso(at);
  return starts
    .filter((each) => each.at >= first && each.at <= last && isOpen(each))
    .filter(({ at }) => !isTaken(toIso(at), toIso(addMs(at, minutes * minuteMs))))
    .filter(isFirst)
    .map(({ at }) => toIso(at));
}
