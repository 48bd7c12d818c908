import type { UseCase } from '#functions/runtime/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { applicationsOfCandidate as readPage } from './application-list-store.ts';

/** A candidate's applications, newest first. */
export const applicationsOfCandidate: UseCase<typeof applicationCalls.ofCandidate> = ({ params, page }) =>
  readPage(params.id, page);
