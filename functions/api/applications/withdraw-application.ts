import { partsOf } from '#functions/data/pair-id.ts';
import { deleteUnreviewed } from '#functions/entities/application/application-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { textId } from '#shared/texts/text-id.ts';

/** Withdraws the caller's application while the recruiter has not reviewed it (5 write units). */
export const withdrawApplication: UseCase<typeof applicationCalls.withdraw> = async ({ params }) => {
  const [jobId, candidateId] = partsOf(params.id);
  const outcome = await deleteUnreviewed(jobId, candidateId);
  if (outcome === 'absent') throw new HttpError('NOT_APPLIED');
  if (outcome === 'reviewed') throw new HttpError('INVALID_STATE', { text: textId('application_reviewed') });
};
