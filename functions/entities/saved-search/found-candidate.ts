import * as z from 'zod/mini';

const hit = z.object({ SK: z.string(), GSI1PK: z.optional(z.string()) });

/** The candidate whom a hit of a saved search names; undefined for one that names a job. */
export function foundCandidate(item: unknown): number | undefined {
  const { SK, GSI1PK } = hit.parse(item);
  return GSI1PK === undefined ? undefined : Number(SK.slice(SK.lastIndexOf('#') + 1));
}
