import { dayMs, type EpochMs, epochMs, hourMs, minuteMs } from './time.ts';

// Days in time zones of the IANA database, with what `Intl` knows of them. Days are `YYYY-MM-DD`.

/** How many formats are built for each zone: one, as building takes 0.1 ms and more. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US', {
    ...fields,
    second: '2-digit',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: zone,
  });
  formats.set(zone, made);
  return made;
}

/** Names as `Area/Place`, and UTC. Offsets such as `+05:30` and abbreviations such as `EST` are no zones with a clock of their own. */
const zoneName = /^(?:UTC|[A-Za-z][A-Za-z0-9_+-]{0,20}(?:\/[A-Za-z0-9_+-]{1,30}){1,2})$/;

/** Whether a text names a time zone that this process knows. */
export function isTimeZone(text: string): boolean {
  if (!zoneName.test(text)) return false;
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at an instant, as if it were UTC, in milliseconds since 1970 without parts of a second. */
function wallClock(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day of an instant in a zone. */
export const dayIn = (zone: string, now: EpochMs): string =>
  new Date(wallClock(now, zone)).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The greatest differences from UTC that any zone has, in milliseconds: Kiribati is ahead, Baker Island is behind. */
const maxAhead = 14 * hourMs;
const maxBehind = 12 * hourMs;

/**
 * The first instant after a day in a zone: the clocks show midnight for the last time, or jump over it. Where clocks are
 * put back over midnight, the day ends when it is over for good; a day that a zone left out ends with the one before.
 * @param day `YYYY-MM-DD`
 * @throws RangeError for an unknown zone
 */
export function endOfDay(day: string, zone: string): EpochMs {
  const midnight = Date.parse(day) + dayMs;
  if (zone === 'UTC') return epochMs(midnight);
  const [first, last] = [midnight - maxAhead, midnight + maxBehind];
  const offsets = [first - hourMs, first, midnight, last, last + hourMs].map((at) => wallClock(at, zone) - at);
  const midnights = offsets.map((offset) => midnight - offset).filter((at) => wallClock(at, zone) === midnight);
  return epochMs(midnights.length > 0 ? Math.max(...midnights) : afterJump(midnight, [first, last], zone));
}

/** The first instant, to the minute, at which the clocks of a zone show more than `wall`, between two instants. */
function afterJump(wall: number, [before, after]: readonly [number, number], zone: string): number {
  let [low, high] = [before / minuteMs, after / minuteMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (wallClock(middle * minuteMs, zone) >= wall) high = middle;
    else low = middle;
  }
  return high * minuteMs;
}
