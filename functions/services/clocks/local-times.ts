import { type IsoInstant, isoInstant } from '#shared/domain/time.ts';

/** What the clocks of a zone show at an instant: `at` is `YYYY-MM-DDTHH:MM`. */
export interface LocalTime {
  zone: string;
  at: string;
  offset: string;
}

export interface Clocks {
  /** What the clocks of a zone show at an instant. */
  localTime(at: IsoInstant, zone: string): LocalTime;
  /** The instant at which the clocks of a zone show a time: the first one of two, none of a time that they leave out, or of no date. */
  instantOf(wall: string, zone: string): IsoInstant | undefined;
}

/** The clocks of all zones, by Temporal, which is loaded with the first call. Zones are those of this process. */
export async function loadClocks(): Promise<Clocks> {
  const { Temporal } = await import('temporal-polyfill');
  const localTime = (at: IsoInstant, zone: string): LocalTime => {
    const time = Temporal.Instant.from(at).toZonedDateTimeISO(zone);
    return { zone, at: time.toPlainDateTime().toString({ smallestUnit: 'minute' }), offset: time.offset };
  };
  const instantOf = (wall: string, zone: string): IsoInstant | undefined => {
    try {
      const time = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'earlier' });
      const at = isoInstant(new Date(time.epochMilliseconds).toISOString());
      return localTime(at, zone).at === wall ? at : undefined;
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };
  return { localTime, instantOf };
}
