import { auditListRead } from '#functions/entities/audit/read-audit-store.ts';
import { toRecruiter, waitingRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import { waitingSince } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { moderationCalls } from '#shared/contracts/moderation.ts';

/** Recruiters for the moderation queue who wait to be verified, those waiting longest first. */
export const listWaitingRecruiters: UseCase<typeof moderationCalls.waitingRecruiters> = async ({
  page,
  caller,
  now,
}) => {
  const { items, next } = await waitingRecruiters(page);
  await auditListRead(
    caller,
    'recruiter',
    items.map(({ profile }) => profile.summary.id),
    now,
  );
  return {
    items: items.map(({ profile, totalJobs }) => ({
      ...toRecruiter(profile),
      ...profile.company,
      waiting_since: waitingSince(profile),
      total_jobs: totalJobs,
    })),
    next,
  };
};
