/** The server's clock in milliseconds since 1970. Tests put their own in its place. */
export const clock = { now: (): number => Date.now() };

/** An instant as stored and answered: ISO 8601 in UTC with milliseconds. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
