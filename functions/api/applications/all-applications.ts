import { allApplications as readPage } from '#functions/entities/application/application-list-store.ts';
import { toListedApplication } from '#functions/entities/application/to-application.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

/** All applications, newest first, under the candidates' masked names. */
export const allApplications: UseCase<typeof applicationCalls.all> = async ({ page }) => {
  const { items, next } = await readPage(page);
  return { items: items.map(toListedApplication), next };
};
