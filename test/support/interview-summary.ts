import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import type { IsoInstant } from '#shared/domain/time.ts';

/** An interview by video on which a company and a candidate agreed; `changes` replace its fields. */
export const agreedSummary = (at: IsoInstant, changes: Partial<InterviewSummary> = {}): InterviewSummary => ({
  id: '00f1e2d3c4b5a697-12',
  recruiter_id: 7,
  candidate_id: 12,
  by: 9,
  company_name: 'Company',
  masked_name: 'N***',
  minutes: 30,
  place: null,
  state: 'agreed',
  times: [],
  named_by: 'recruiter',
  agreed: at,
  zones: { recruiter: 'Europe/Berlin' },
  sequence: 0,
  offered_at: at,
  changed_at: at,
  version: 1,
  ...changes,
});
