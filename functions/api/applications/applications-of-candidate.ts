import { applicationsOfCandidate as readPage } from '#functions/entities/application/application-list-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

/** A candidate's applications, newest first. */
export const applicationsOfCandidate: UseCase<typeof applicationCalls.ofCandidate> = ({ params, page }) =>
  readPage(params.id, page);
