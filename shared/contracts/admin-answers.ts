import * as z from 'zod/mini';
import { id, instant, version } from './fields.ts';

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

/** All of an admin's data: on the admin's own screen, in the management of admins and in the database viewer. */
export const adminProfile = z.object({
  ...admin.shape,
  is_active: z.boolean(),
  is_deleted: z.boolean(),
  created_at: instant,
  /** Of the details that the admin edits. */
  version,
});
export type AdminProfile = z.output<typeof adminProfile>;
