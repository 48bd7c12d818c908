/**
 * The link that writes to an address. Signs such as `?` and `&` are allowed in addresses, where they would begin further
 * headers of the mail (RFC 6068).
 */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A web address without protocol, `www.` and final slash. */
export const shortAddress = (website: string): string => website.replace(/^https:\/\/(www\.)?/i, '').replace(/\/$/, '');
