import * as z from 'zod/mini';
import { indexKeys, keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryPartition, queryWholeItems } from '#functions/data/query-page.ts';

/** When a recruiter unlocked a candidate's profile, and when a candidate looked at a job. */
const profileView = z.object({ recruiter_id: z.int(), viewed_at: z.string() });
const jobView = z.object({ job_id: z.int(), viewed_at: z.string() });
const anyView = z.union([profileView, jobView]);

const viewedCandidate = z.object({ candidate_id: z.int(), viewed_at: z.string() });

/** The views of a candidate's profile, and the candidate's own views of jobs (0.5 read units each). */
export const viewsOfCandidate = (id: number, page: PageRequest): Promise<Page<z.output<typeof anyView>>> =>
  queryWholeItems(indexKeys.viewsOfCandidate(id), anyView, page);

/** The candidates that a recruiter unlocked (0.5 read units for each 4 KB). */
export const viewsOfRecruiter = (id: number, page: PageRequest): Promise<Page<z.output<typeof viewedCandidate>>> =>
  queryPartition(keys.candidateView(id, 0), viewedCandidate, page);
