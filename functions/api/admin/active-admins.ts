import { isInUse } from '#functions/entities/account/stored-account.ts';
import { newestAdmins, toAdminProfile } from '#functions/entities/admin/admin-store.ts';
import type { AdminSummary } from '#functions/entities/admin/stored-admin.ts';
import { auditListRead } from '#functions/entities/audit/read-audit-store.ts';
import { countedTotal } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

/** Admins for the management of admins, newest first. */
export const activeAdmins: UseCase<typeof adminCalls.activeAdmins> = async ({ query, page, caller, now }) => {
  const matches = query.include_inactive ? undefined : isInUse<AdminSummary>;
  const { items, next } = await newestAdmins({ page, matches, keepsMost: true });
  await auditListRead(
    caller,
    'admin',
    items.map(({ id }) => id),
    now,
  );
  const total = await countedTotal({ page, next, now }, ({ allAdmins, inactiveAdmins }) =>
    query.include_inactive ? allAdmins : Math.max(0, allAdmins - inactiveAdmins),
  );
  return { items: items.map(toAdminProfile), next, total };
};
