import * as z from 'zod/mini';
import { jobSummary } from '#functions/entities/job/stored-job.ts';
import { difference, type Figures, moves } from '#functions/entities/statistics/figures.ts';
import type { RecruiterFigures } from '#functions/entities/statistics/stored-figures.ts';
import type { Concern } from './effect.ts';

const owned = z.object({ card: z.object({ recruiter_id: z.int() }) });
const job = z.object({ card: z.pick(jobSummary, { is_active: true }) });

/** What one item of an entity adds to its recruiter's figures. */
const contributions: Record<string, (image: unknown) => Figures<keyof RecruiterFigures>> = {
  job: (image) => ({ total_jobs: 1, ...(job.parse(image).card.is_active ? { active_jobs: 1 } : {}) }),
  application: () => ({ total_applications: 1 }),
};

/** How a change moves the figures of a recruiter's dashboard. */
export const recruiterFigures: Concern = ({ entity, before, after }) => {
  const of = contributions[entity];
  if (!of) return [];
  const add = difference(before ? of(before) : {}, after ? of(after) : {});
  if (!moves(add)) return [];
  return [{ kind: 'recruiter_stats', recruiterId: owned.parse(after ?? before).card.recruiter_id, add }];
};
