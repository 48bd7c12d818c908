import type { UseCase } from '#functions/runtime/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { allApplications as readPage } from './application-list-store.ts';

/** All applications, newest first, under the candidates' masked names. */
export const allApplications: UseCase<typeof applicationCalls.all> = ({ page }) => readPage(page);
