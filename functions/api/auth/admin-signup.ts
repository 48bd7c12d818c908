import { nextId } from '#functions/data/next-id.ts';
import { transact } from '#functions/data/transact.ts';
import { accountCreation } from '#functions/entities/account/account-changes.ts';
import { putNewAdmin } from '#functions/entities/admin/admin-store.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { toIso } from '#shared/domain/time.ts';

/**
 * Creates an admin. The required password is not stored: admins sign in with codes. The profile names who invited whom, from
 * which the stream mails the invitation: a mail service that is away does not refuse the account.
 * @throws HttpError 409 when another admin has the e-mail
 */
export const adminSignup: UseCase<typeof authCalls.adminSignup> = async ({ body, caller, now }) => {
  const { password: _, language, ...details } = body;
  const admin = { ...details, id: await nextId('admin'), role: 'admin' as const };
  const { id, email, name, role } = admin;
  const result = await transact({
    ...accountCreation({ kind: 'admin', id, email, name, role }),
    profile: putNewAdmin({ ...admin, created_at: toIso(now) }, { by: caller.id, language }),
    audit: auditEntry({ caller, action: 'admin_created', target: { type: 'admin', id }, now }),
  });
  if (!result.done) throw new HttpError('EMAIL_TAKEN');
  return { message: 'Admin created successfully!', admin };
};
