import { toAdminProfile } from '#functions/entities/admin/admin-store.ts';
import { parseAdmin } from '#functions/entities/admin/stored-admin.ts';
import { auditEntries } from '#functions/entities/audit/audit-store.ts';
import type { AdminData } from '#shared/contracts/own-data.ts';
import type { everything } from './everything.ts';

/** What is stored of an admin only. */
export async function adminParts(
  id: number,
  profile: unknown,
  read: ReturnType<typeof everything>['read'],
): Promise<Pick<AdminData, 'profile' | 'audit'>> {
  const audit = await read((page) => auditEntries({ actorId: id }, page));
  return { profile: toAdminProfile(parseAdmin(profile).summary), audit };
}
