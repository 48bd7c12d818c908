/** How many saved jobs an account has at most. A choice of this product: their ids are one item of at most 3 KB. */
export const maxSavedJobs = 500;

// Saved jobs are ids in the order they were saved. Each function returns the same list if it changes nothing.

/** The list with a job, at the end if it is new. */
export const withSavedJob = (saved: readonly number[], jobId: number): readonly number[] =>
  saved.includes(jobId) ? saved : [...saved, jobId];

/** The list without a job. */
export const withoutSavedJob = (saved: readonly number[], jobId: number): readonly number[] =>
  saved.includes(jobId) ? saved.filter((id) => id !== jobId) : saved;

/** An account's list with the jobs of another list after its own; if not all of them fit, with the latest. */
export const mergeSavedJobs = (saved: readonly number[], others: readonly number[]): readonly number[] => {
  const known = new Set(saved);
  const added = [...new Set(others)].filter((id) => !known.has(id));
  const room = Math.max(0, maxSavedJobs - saved.length);
  return added.length === 0 || room === 0 ? saved : [...saved, ...added.slice(-room)];
};
