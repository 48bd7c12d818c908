import { applicationsOfCandidate as readPage } from '#functions/entities/application/application-list-store.ts';
import { toApplication } from '#functions/entities/application/to-application.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

/** A candidate's applications, newest first. */
export const applicationsOfCandidate: UseCase<typeof applicationCalls.ofCandidate> = async ({ params, page }) => {
  const { items, next } = await readPage(params.id, page);
  return { items: items.map(toApplication), next };
};
