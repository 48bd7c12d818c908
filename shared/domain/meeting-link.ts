/** The beginning of an address with a scheme. */
const address = /^[a-z][a-z0-9+.-]{0,20}:\/\//i;

/** A word as the address of a meeting, which others may open: with https, and without a name or password in it. */
export function meetingLink(word: string): string | undefined {
  if (!address.test(word) || !URL.canParse(word)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(word);
  return protocol === 'https:' && hostname.includes('.') && !username && !password ? href : undefined;
}

/** Whether a place has an address that is not to be opened. */
export const hasUnsafeLink = (place: string): boolean =>
  place.split(' ').some((word) => address.test(word) && !meetingLink(word));
