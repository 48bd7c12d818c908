import { allApplications as readPage } from '#functions/entities/application/application-list-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

/** All applications, newest first, under the candidates' masked names. */
export const allApplications: UseCase<typeof applicationCalls.all> = ({ page }) => readPage(page);
