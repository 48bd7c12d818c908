import * as z from 'zod/mini';

/** Of the items that this code writes. */
export const applicantCountSchemaVersion = 1;

const applicantCountItem = z.object({
  job_id: z.int(),
  applications_count: z.int(),
  /** Those without an answer; absent while answers to some of them are not counted. */
  waiting_count: z.optional(z.int()),
});
/** How many applications one of a recruiter's jobs has. */
export type ApplicantCount = z.output<typeof applicantCountItem>;

/** @throws ZodError when the item is no applicant count */
export const parseApplicantCount = (item: unknown): ApplicantCount => applicantCountItem.parse(item);
