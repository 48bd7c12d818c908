import { createHandler } from '#functions/runtime/create-handler.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidates } from './candidates.ts';
import { recruiters } from './recruiters.ts';
import { stats } from './stats.ts';
import { unverifyRecruiter, verifyRecruiter } from './verification.ts';

export const handler = createHandler(adminCalls, { stats, candidates, recruiters, verifyRecruiter, unverifyRecruiter });
