import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { toAdminProfile } from '#functions/entities/admin/admin-store.ts';
import { parseAdmin } from '#functions/entities/admin/stored-admin.ts';
import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

/**
 * An admin's data: to the admin (1 read unit), and to master admins, whose read is audited (4 write units more).
 * @throws HttpError 404 without such an admin, also once the account was erased
 */
export const profile: UseCase<typeof adminCalls.profile> = async ({ params, caller, now }) => {
  const found = await readAccountWithProfile('admin', params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  if (params.id !== caller.id) await auditRead(caller, 'admin', params.id, now);
  return toAdminProfile(parseAdmin(found.profile).summary);
};
