/** A web address without protocol, `www.` and final slash. */
export const shortAddress = (website: string): string => website.replace(/^https:\/\/(www\.)?/i, '').replace(/\/$/, '');
