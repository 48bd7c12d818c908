/** Why a view came back: mails to the candidate's address bounce, or nothing else reaches them. */
export const creditReasons = ['bounced', 'unreachable'] as const;
export type CreditReason = (typeof creditReasons)[number];
