/** How many companies and mail domains a candidate may block: they are in every list's projection of the candidate. */
export const maxBlocks = 50;

/** Longest mail domain that can be blocked; real ones have fewer than 40 characters. */
export const maxDomainLength = 64;
