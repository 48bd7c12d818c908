/**
 * How often on a day in UTC an account may do what costs money beyond the call itself (docs/decisions/0071-what-one-client-can-cost.md).
 * Beyond it, calls are refused with 429 until the next day. The cost of each is in docs/security.md.
 */
export const dayBudgets = {
  /** Jobs at Transcribe that an account starts, and jobs for the videos of one candidate. */
  transcriptions: 10,
  /** Copies of the account's data: each reads every list to its end. */
  exports: 10,
  /** Uploads of CVs, videos, certificates and documents of companies that an account begins. */
  uploads: 40,
  /** Prompts for recordings, each with one upload. */
  prompts: 10,
  /** Saves of a profile or its languages, by its form or an import: each is copied to all shortlists, or jobs, with it. */
  profile_saves: 100,
  /** Searches that an account saves: a new one may report, and so mail, at once. */
  new_searches: 40,
  /** Invitations of colleagues by a company, each with one mail. */
  invitations: 40,
  /** Candidates to whom a recruiter writes a first message. */
  first_messages: 20,
  /** Messages that a person writes, to all their threads together. */
  messages: 300,
  /** Offers of times for interviews, each to at most 20 candidates, and other times that either side names. */
  interviews: 40,
  /** Openings of rooms of interviews: each has Kinesis Video Streams make, or find, a channel. */
  rooms: 100,
  /** Reports of an account, or of the guests of one network. */
  reports: 20,
  /** Mails to other people about what an account did. Beyond it, the notifications are in their inboxes alone. */
  mails: 1_000,
} as const;

export type DayBudget = keyof typeof dayBudgets;

/** A number of uses on the latest day with any, `YYYY-MM-DD` in UTC. */
export interface DayCount {
  day: string;
  count: number;
}

/** The count with one use more on a day; undefined when the budget of that day is used up. */
export function countUse(stored: DayCount | undefined, budgeted: DayBudget, day: string): DayCount | undefined {
  const count = stored?.day === day ? stored.count : 0;
  return count < dayBudgets[budgeted] ? { day, count: count + 1 } : undefined;
}
