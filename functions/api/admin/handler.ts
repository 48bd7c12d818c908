import { createHandler } from '#functions/http/create-handler.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { deactivateUser, reactivateUser } from './activate-user.ts';
import { activeAdmins } from './active-admins.ts';
import { audit } from './audit.ts';
import { candidates } from './candidates.ts';
import { deleteUser, hardDeleteUser } from './delete-user.ts';
import { updateProfile } from './details.ts';
import { profile } from './profile.ts';
import { recruiters } from './recruiters.ts';
import { listReported, reportsAbout } from './reported-subjects.ts';
import { restoreJob } from './restore-job.ts';
import { stats } from './stats.ts';
import { trends } from './trends.ts';
import { unverifyRecruiter, verifyRecruiter } from './verification.ts';
import { listWaitingRecruiters } from './waiting-recruiters.ts';

export const handler = createHandler(
  { ...adminCalls, ...moderationCalls },
  {
    stats,
    trends,
    candidates,
    recruiters,
    verifyRecruiter,
    unverifyRecruiter,
    activeAdmins,
    terminateUser: deleteUser,
    manualDeleteUser: deleteUser,
    hardDeleteUser,
    deactivateUser,
    reactivateUser,
    audit,
    profile,
    updateProfile,
    waitingRecruiters: listWaitingRecruiters,
    reported: listReported,
    reportsAbout,
    // Decisions about reports are rare: what they change is loaded with the first.
    decideReports: async (request) => (await import('./decide-reports.ts')).decideReports(request),
    restoreJob,
  },
);
