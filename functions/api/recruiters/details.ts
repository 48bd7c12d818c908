import { changeDetails } from '#functions/entities/profile/own-details.ts';
import { toRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { waitAgain } from '#functions/entities/recruiter/send-back.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';

/**
 * Replaces name, phone number and address of the caller (1 read unit, about 9 write units; none where they are the same).
 * Account and profile have the name; jobs follow from the stream. The recruiter stays verified (decision 51);
 * who was sent back waits again.
 */
export const updateDetails: UseCase<typeof recruiterCalls.updateDetails> = async ({ caller, body, now }) => {
  const profile = await changeDetails({ kind: 'recruiter', caller, details: body, parse: parseRecruiter, now });
  await waitAgain(profile.summary, now);
  return toRecruiter(profile);
};
