/** What users and guests may report: `company` is a company page, named by its recruiter's id. */
export const reportedTypes = ['job', 'candidate', 'company'] as const;
export type ReportedType = (typeof reportedTypes)[number];

/** Reasons of a report. `other` needs a note. */
export const reportReasons = [
  'scam',
  'discrimination',
  'not_real',
  'misleading',
  'offensive',
  'my_data',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Greatest length of a report's note and of an admin's note on a decision. */
export const reportNoteLength = 1_000;

/** What an admin decides about the open reports of a subject. */
export const reportDecisions = ['dismiss', 'take_down'] as const;
export type ReportDecision = (typeof reportDecisions)[number];
