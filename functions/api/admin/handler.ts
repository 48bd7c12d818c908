import { createHandler } from '#functions/http/create-handler.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { deactivateUser, reactivateUser } from './activate-user.ts';
import { activeAdmins } from './active-admins.ts';
import { audit } from './audit.ts';
import { candidates } from './candidates.ts';
import { hardDeleteUser, manualDeleteUser, terminateUser } from './delete-user.ts';
import { profile } from './profile.ts';
import { recruiters } from './recruiters.ts';
import { stats } from './stats.ts';
import { unverifyRecruiter, verifyRecruiter } from './verification.ts';

export const handler = createHandler(adminCalls, {
  stats,
  candidates,
  recruiters,
  verifyRecruiter,
  unverifyRecruiter,
  activeAdmins,
  terminateUser,
  manualDeleteUser,
  hardDeleteUser,
  deactivateUser,
  reactivateUser,
  audit,
  profile,
});
