import { hash, timingSafeEqual } from 'node:crypto';
import { nextId } from '#functions/data/next-id.ts';
import { transact } from '#functions/data/transact.ts';
import { accountCreation } from '#functions/entities/account/account-changes.ts';
import { closeBootstrap } from '#functions/entities/account/master-store.ts';
import { putNewAdmin } from '#functions/entities/admin/admin-store.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { toIso } from '#shared/domain/time.ts';

/**
 * Creates the deployment's first master admin and closes this way permanently, in one transaction.
 * @throws HttpError 403 with a wrong secret, or once there was a master admin; 409 when an admin has the e-mail
 */
export const masterSignup: UseCase<typeof authCalls.masterSignup> = async ({ body, now }) => {
  const { bootstrap_secret, ...details } = body;
  if (!isBootstrapSecret(bootstrap_secret)) throw new HttpError('BOOTSTRAP_CLOSED');
  const admin = { ...details, id: await nextId('admin'), role: 'master_admin' as const };
  const { id, email, name, role } = admin;
  const result = await transact({
    bootstrap: closeBootstrap(id),
    ...accountCreation({ kind: 'admin', id, email, name, role }),
    profile: putNewAdmin({ ...admin, created_at: toIso(now) }),
    audit: auditEntry({ caller: { type: role, id }, action: 'admin_created', target: { type: 'admin', id }, now }),
  });
  if (!result.done) throw new HttpError(result.failed === 'bootstrap' ? 'BOOTSTRAP_CLOSED' : 'EMAIL_TAKEN');
  return { message: 'Master admin created successfully!', admin };
};

/** Hashes have one length, so that the comparison takes the same time whatever was given. */
const isBootstrapSecret = (given: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', setting('BOOTSTRAP_SECRET'), 'buffer'));
