/**
 * What a company's website did when it was visited: it answered; it did not, within seconds, or without a valid certificate, or
 * with a failure; or it leads where no website of a company is, and was not visited: without https, or to a private address.
 */
export const websiteOutcomes = ['answers', 'silent', 'refused'] as const;
export type WebsiteOutcome = (typeof websiteOutcomes)[number];

/** How long a website has to answer, redirects included, in milliseconds. */
export const websitePatienceMs = 3_000;

/** How many redirects are followed. */
export const maxRedirects = 3;
