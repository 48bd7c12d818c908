import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { setAccountName } from '#functions/entities/account/account-writes.ts';
import { auditOfDay } from '#functions/entities/audit/audit-store.ts';
import {
  type RecruiterDetails,
  setRecruiterDetails,
  toRecruiter,
} from '#functions/entities/recruiter/recruiter-store.ts';
import { parseRecruiter, type RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';

const isSame = (stored: RecruiterSummary, { name, phone, address }: RecruiterDetails): boolean =>
  stored.name === name && stored.phone === phone && stored.address === address;

/**
 * Replaces name, phone number and address of the caller (1 read unit, about 9 write units; none where they are the same).
 * Account and profile have the name; jobs follow from the stream. The recruiter stays verified (decision 51).
 */
export const changeDetails: UseCase<typeof recruiterCalls.updateDetails> = async ({ caller, body, now }) => {
  const { name, phone, address } = body;
  const details = { name, phone, address };
  return await retry(
    async () => {
      const found = await readAccountWithProfile('recruiter', caller.id);
      if (found?.account.state !== 'active') throw new HttpError('SESSION_REQUIRED');
      const before = parseRecruiter(found.profile);
      const after = { ...before, summary: { ...before.summary, ...details } };
      if (isSame(before.summary, details)) return toRecruiter(before);
      const { done } = await transact({
        profile: setRecruiterDetails(caller.id, details),
        name: name === found.account.name ? undefined : setAccountName(found.account, name),
        audit: auditOfDay({
          caller,
          action: 'recruiter_details_changed',
          target: { type: 'recruiter', id: caller.id },
          now,
        }),
      });
      return done ? toRecruiter(after) : undefined;
    },
    { attempts: 4 },
  );
};
