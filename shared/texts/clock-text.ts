/** What the clocks of a zone show at an instant, as the server calculated it: `at` is `YYYY-MM-DDTHH:MM`, `offset` is from UTC. */
interface Clock {
  zone: string;
  at: string;
  offset: string;
}

/** The format of `clockText` in a language. It shows the clock's own digits, whatever zones this process knows. */
export const clockFormat = (language: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** A clock's day and time: `Mon, 26 Oct, 10:00`. */
export const clockText = (format: Intl.DateTimeFormat, { at }: Clock): string => format.format(new Date(`${at}:00Z`));

/** A zone by its place, with its distance from UTC at that time: `Berlin, UTC+01:00`. */
export const zoneText = ({ zone, offset }: Clock): string =>
  zone === 'UTC' ? zone : `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')}, UTC${offset}`;
