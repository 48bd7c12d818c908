import * as z from 'zod/mini';
import type { Concern } from './effect.ts';

const job = z.object({ card: z.object({ id: z.int() }) });
const jobView = z.object({ job_id: z.int() });
const application = z.object({ card: z.object({ job_id: z.int() }) });

/** How a change moves the counted figures of a job; a deleted job's figures go with it. */
export const jobFigures: Concern = ({ entity, before, after }) => {
  if (entity === 'job' && !after) return [{ kind: 'job_stats_gone', jobId: job.parse(before).card.id }];
  // A view that happened stays counted, whatever becomes of its record.
  if (entity === 'job_view' && !before) {
    return [{ kind: 'job_stats', jobId: jobView.parse(after).job_id, add: { views_count: 1 } }];
  }
  if (entity === 'application' && !(before && after)) {
    const { job_id } = application.parse(after ?? before).card;
    return [{ kind: 'job_stats', jobId: job_id, add: { applications_count: after ? 1 : -1 } }];
  }
  return [];
};
