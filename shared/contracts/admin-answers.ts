import * as z from 'zod/mini';
import { id, instant } from './fields.ts';

export const admin = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company_name: z.string(),
  role: z.enum(['admin', 'master_admin']),
});
export type Admin = z.output<typeof admin>;

/** An admin in the management of admins. */
export const listedAdmin = z.object({ ...admin.shape, is_active: z.boolean(), is_deleted: z.boolean() });
export type ListedAdmin = z.output<typeof listedAdmin>;

/** An admin on the admin's own screen. */
export const adminProfile = z.object({ ...listedAdmin.shape, created_at: instant });
export type AdminProfile = z.output<typeof adminProfile>;
