import type { UseCase } from '#functions/runtime/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { latestApplicationsTo } from './application-list-store.ts';

/** How many applications the recruiter's dashboard shows. */
const shown = 10;

/** The latest applications to a recruiter's jobs, masked. */
export const recentApplications: UseCase<typeof applicationCalls.recent> = ({ params }) =>
  latestApplicationsTo(params.id, shown);
