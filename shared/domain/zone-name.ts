/**
 * The name of a time zone as readers of a language write it, by CLDR: `Germany Time`, `MEZ`. A zone that this process does not
 * know keeps its id.
 */
export function zoneNameIn(language: string, zone: string): string {
  if (zone === 'UTC') return zone;
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return zone;
  }
}
