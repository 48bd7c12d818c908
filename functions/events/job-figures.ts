import * as z from 'zod/mini';
import { applicationSummary } from '#functions/entities/application/stored-application.ts';
import { jobSummary } from '#functions/entities/job/stored-job.ts';
import { jobView } from '#functions/entities/view/stored-view.ts';
import type { Concern } from './effect.ts';

const job = z.object({ card: z.pick(jobSummary, { id: true }) });
const jobViewImage = z.pick(jobView, { job_id: true });
const application = z.object({ card: z.pick(applicationSummary, { job_id: true }) });

/** How a change moves the counted figures of a job; a deleted job's figures go with it. */
export const jobFigures: Concern = ({ entity, before, after }) => {
  if (entity === 'job' && !after) return [{ kind: 'job_stats_gone', jobId: job.parse(before).card.id }];
  // A view that happened stays counted, whatever becomes of its record.
  if (entity === 'job_view' && !before) {
    return [{ kind: 'job_stats', jobId: jobViewImage.parse(after).job_id, add: { views_count: 1 } }];
  }
  if (entity === 'application' && !(before && after)) {
    const { job_id } = application.parse(after ?? before).card;
    return [{ kind: 'job_stats', jobId: job_id, add: { applications_count: after ? 1 : -1 } }];
  }
  return [];
};
