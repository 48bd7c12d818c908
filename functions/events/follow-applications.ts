import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import { applicationSummary } from '#functions/entities/application/stored-application.ts';
import { removeLatest } from '#functions/entities/notification/read-notification.ts';
import { toIso } from '#shared/domain/time.ts';
import { applicationReceived } from './notify.ts';

const application = itemSchema({ summary: applicationSummary });

/**
 * Removes the recruiter's notification of an application that is gone (2 read units without one), and the applicant from
 * the records of rankings. When the candidate has applied again meanwhile, both stay.
 */
export async function followApplications({ entity, before, after, at }: Change): Promise<void> {
  if (entity !== 'application' || after) return;
  const { summary } = application.parse(before);
  if (await readApplication(summary.job_id, summary.candidate_id)) return;
  const inbox = { kind: 'recruiter', id: summary.recruiter_id } as const;
  await removeLatest(inbox, applicationReceived(summary), toIso(at));
  // Applications rarely go: the function starts without what reads records of rankings.
  const { forgetApplicant } = await import('#functions/entities/ranking/forget-applicants.ts');
  await forgetApplicant(summary.job_id, summary.candidate_id);
}
