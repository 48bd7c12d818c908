import * as z from 'zod/mini';

/** The `schema_version` of items that are written now. */
export const savedJobsSchemaVersion = 1;

const savedJobsItem = z.object({
  /** In the order they were saved. */
  job_ids: z.array(z.int()),
  /** Rises with every change. */
  version: z.int(),
});

/** The jobs that a candidate saved. */
export type StoredSavedJobs = z.output<typeof savedJobsItem>;

/**
 * A candidate's saved jobs as they are stored today, from an item of any age.
 * @throws ZodError when the item has no saved jobs
 */
export const parseSavedJobs = (item: unknown): StoredSavedJobs => savedJobsItem.parse(item);
