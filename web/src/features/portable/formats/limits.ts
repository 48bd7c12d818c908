/** Bounds for files that a person chooses, and that anyone may have made. */

export const maxFileBytes = 5 * 1024 * 1024;

/** Of all attachments of a PDF together. */
export const maxUnpackedBytes = 10 * 1024 * 1024;

/** Elements within elements, and lists within lists. A real Europass file has 10 levels, a résumé in JSON 5. */
export const maxDepth = 40;

/** Elements of XML, or values of JSON. A long Europass file has some thousands. */
export const maxNodes = 100_000;

/** Entries that are taken from one list, such as the skills. The profile's own limits are lower. */
export const maxEntries = 100;

/** The longest text that is taken from one place, before the profile's own limits. */
export const maxTextLength = 2_000;
