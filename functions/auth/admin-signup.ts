import { accountCreation } from '#functions/accounts/account-changes.ts';
import { auditEntry } from '#functions/admin/audit-store.ts';
import { nextId } from '#functions/data/next-id.ts';
import { transact } from '#functions/data/transact.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { putNewAdmin } from './admin-store.ts';

/**
 * Creates an admin. The password is asked for and forgotten: nobody signs in with it.
 * @throws HttpError 409 when another admin has the e-mail
 */
export const adminSignup: UseCase<typeof authCalls.adminSignup> = async ({ body, caller, now }) => {
  const { password: _, ...details } = body;
  const admin = { ...details, id: await nextId('admin'), role: 'admin' as const };
  const { id, email, name, role } = admin;
  const result = await transact([
    ...accountCreation({ kind: 'admin', id, email, name, role }),
    putNewAdmin({ ...admin, created_at: isoTime(now) }),
    auditEntry({ caller, action: 'admin_created', target: { type: 'admin', id }, now }),
  ]);
  if (!result.done) throw new HttpError('EMAIL_TAKEN');
  return { message: 'Admin created successfully!', admin };
};
