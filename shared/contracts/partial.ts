/**
 * The response header of a page of a list whose call is `searched`, when something that matches may be missing: the search
 * index is behind, loading or absent, so that the newest thousand were searched, without their long texts. Its only value is
 * `true`; a complete page has no such header.
 */
export const partialHeader = 'x-partial-results';
