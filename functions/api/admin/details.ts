import { toAdminProfile } from '#functions/entities/admin/admin-store.ts';
import { parseAdmin } from '#functions/entities/admin/stored-admin.ts';
import { changeDetails } from '#functions/entities/profile/own-details.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

/**
 * Replaces name, phone number and address of the calling admin (1 read unit, about 10 write units; none where they are
 * the same). Company, role and e-mail address stay. Lists read the profile, so that nothing follows from the stream.
 * @throws HttpError SESSION_REQUIRED when the account is gone or no longer active
 */
export const updateProfile: UseCase<typeof adminCalls.updateProfile> = async ({ caller, body, now }) => {
  const { summary } = await changeDetails({ kind: 'admin', caller, details: body, parse: parseAdmin, now });
  return toAdminProfile(summary);
};
