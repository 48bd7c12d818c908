import * as z from 'zod/mini';
import { type Change, isRestored } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { isPresent } from '#functions/entities/account/stored-account.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import { announcedStatus } from '#functions/entities/application/held-change.ts';
import {
  type ApplicationSummary,
  applicationSummary,
  storedApplication,
} from '#functions/entities/application/stored-application.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { removeLatest } from '#functions/entities/notification/read-notification.ts';
import { clock } from '#functions/platform/clock.ts';
import { toIso } from '#shared/domain/time.ts';
import { applicationReceived } from './notify.ts';

const removed = itemSchema({ summary: applicationSummary });
const application = itemSchema({
  summary: z.pick(applicationSummary, {
    job_id: true,
    candidate_id: true,
    recruiter_id: true,
    status: true,
    applied_at: true,
  }),
  on_shortlist: storedApplication.shape.on_shortlist,
  held: storedApplication.shape.held,
});

/**
 * Lets the shortlist follow an application that is not on it (decision 84): a new one joins the recruiter's entry (1 read unit
 * without one), and one that becomes shortlisted is brought there. Cleans up after one that is gone.
 */
export async function followApplications(change: Change): Promise<void> {
  const { entity, before, after } = change;
  if (entity !== 'application') return;
  if (!after) return await forget(removed.parse(before).summary, change);
  const present = application.parse(after);
  if (present.on_shortlist || isRestored(change)) return;
  if (!before) await (await loadJoining()).joinNewApplication(present.summary, clock.now());
  else if (isShortlisted(present) && !isShortlisted(application.parse(before))) await bring(present.summary);
}

const isShortlisted = (each: z.output<typeof application>) => announcedStatus(each) === 'shortlisted';

/** Loaded with the first application that is to be joined. */
const loadJoining = () => import('#functions/entities/hiring/join-application.ts');

/** Brings an application to its recruiter's shortlist, also when an admin answered it (5 read units, and about 15 write units). */
async function bring(summary: z.output<typeof application>['summary']): Promise<void> {
  const [recruiter, candidate] = await Promise.all([
    readAccount('recruiter', summary.recruiter_id),
    readCandidate(summary.candidate_id, true),
  ]);
  if (!recruiter || !isPresent(recruiter)) return;
  const { bringToShortlist } = await loadJoining();
  await bringToShortlist(summary, candidate, recruiter, clock.now());
}

/**
 * Removes the recruiter's notification of an application that is gone (2 read units without one), and the applicant from
 * the records of rankings. When the candidate has applied again meanwhile, both stay.
 */
async function forget(summary: ApplicationSummary, { at }: Change): Promise<void> {
  if (await readApplication(summary.job_id, summary.candidate_id)) return;
  const inbox = { kind: 'recruiter', id: summary.recruiter_id } as const;
  await removeLatest(inbox, applicationReceived(summary), toIso(at));
  // Applications rarely go: the function starts without what reads records of rankings.
  const { forgetApplicant } = await import('#functions/entities/ranking/forget-applicants.ts');
  await forgetApplicant(summary.job_id, summary.candidate_id);
}
