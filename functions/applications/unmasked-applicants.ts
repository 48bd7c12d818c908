import { HttpError } from '#functions/runtime/http-error.ts';
import type { Caller, UseCase } from '#functions/runtime/request.ts';
import { isActive, readEntitlement } from '#functions/subscriptions/entitlement-store.ts';
import type { applicationCalls, UnmaskedApplicant } from '#shared/contracts/applications.ts';
import { applicantsOfJob, applicationParts, filesOf, type ProfiledApplication } from './applicants-of-job.ts';
import { requireOwnJob } from './own-job.ts';

/**
 * A job's applicants with their contact details, for its recruiter under an active subscription and for admins.
 * It costs no view of the plan: applicants came by themselves.
 */
export const unmaskedApplicants: UseCase<typeof applicationCalls.unmaskedApplicants> = async (request) => {
  const { params, caller, page, now } = request;
  await requireOwnJob(params.id, caller);
  await requireSubscription(caller, now);
  const { items, next } = await applicantsOfJob(params.id, page);
  return { items: await Promise.all(items.map(unmasked)), next };
};

async function requireSubscription(caller: Caller, now: number): Promise<void> {
  if (caller.kind !== 'recruiter') return;
  if (!isActive(await readEntitlement(caller.id), now)) throw new HttpError('SUBSCRIPTION_REQUIRED');
}

const unmasked = async ({ application, profile }: ProfiledApplication): Promise<UnmaskedApplicant> => ({
  ...applicationParts(application),
  candidate: { ...profile.card, ...(await filesOf(profile)) },
});
