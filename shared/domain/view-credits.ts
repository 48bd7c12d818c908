/** Why a view came back: mails to the candidate's address bounce, or nothing else reaches them. */
export const creditReasons = ['bounced', 'unreachable'] as const;
export type CreditReason = (typeof creditReasons)[number];

/**
 * When a company may claim a view back because it cannot reach the candidate: so many days after the view, and for one view in so many of
 * the plan, at least one.
 */
export const claimRules = { fromDays: 3, untilDays: 30, oneIn: 10 } as const;

/** How many views of a plan may be claimed back. */
export const maxClaims = (candidateLimit: number): number => Math.max(1, Math.floor(candidateLimit / claimRules.oneIn));
