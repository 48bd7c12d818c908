import { editVersion } from '#functions/data/edit-version.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { insertItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { type NewestOptions, newestSummaries } from '#functions/data/newest.ts';
import type { Page } from '#functions/data/page.ts';
import { toItem } from '#functions/data/summary.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { editedDetails, stateFlags } from '#functions/entities/account/stored-account.ts';
import type { Admin, AdminProfile as AnsweredProfile } from '#shared/contracts/admin-answers.ts';
import {
  type AdminProfile,
  type AdminSummary,
  adminSchemaVersion,
  adminSummary,
  type Invitation,
} from './stored-admin.ts';

export type NewAdmin = Omit<AdminSummary, 'state'>;

/** The write of a new, active admin's profile: 4 write units inside a transaction (2, and 2 its index). */
export function putNewAdmin(admin: NewAdmin, invitation?: Invitation): TransactionItem {
  const summary: AdminSummary = { ...admin, state: 'active' };
  return insertItem({
    ...keys.profile('admin', admin.id),
    entity: 'admin',
    schema_version: adminSchemaVersion,
    ...indexKeys.accounts('admin', admin.created_at, admin.id),
    ...toItem({ summary, ...(invitation && { invitation }) }),
  });
}

/** Admins in every state, newest first (0.5 read units for each 4 KB looked at). */
export const newestAdmins = (options: NewestOptions<AdminSummary>): Promise<Page<AdminSummary>> =>
  newestSummaries(indexKeys.accounts('admin'), adminSummary, options);

/** An admin as calls answer it. */
export const toAdmin = ({ summary }: AdminProfile): Admin => ({
  id: summary.id,
  name: summary.name,
  email: summary.email,
  phone: summary.phone,
  address: summary.address,
  company_name: summary.company_name,
  role: summary.role,
});

/** All of an admin's data as calls answer it. */
export function toAdminProfile({ state, ...shown }: AdminSummary): AnsweredProfile {
  const version = editVersion(editedDetails(shown));
  return { ...shown, ...stateFlags(state), version };
}
