import * as z from 'zod/mini';
import { userTypes } from '../domain/account-kind.ts';
import { auditActions, auditTargets } from '../domain/audit.ts';
import { id, instant, pairId } from './fields.ts';

/**
 * An admin's change or read, or a recruiter's change of their own details: its target and time. Of equal reads, only the
 * first per day (UTC) is recorded. Entries contain ids only, so that they can be retained after an erasure; names are looked up
 * when they are read.
 */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ type: z.enum(userTypes), id }),
  action: z.enum(auditActions),
  /** Without an id: several users of that type, listed in `ids`. */
  target: z.object({
    type: z.enum(auditTargets),
    id: z.optional(z.union([id, pairId])),
    /** The company of a recruiter or the masked name of a candidate as they are now; absent where there is none any more. */
    name: z.optional(z.string()),
  }),
  ids: z.optional(z.array(id)),
});
export type AuditEntry = z.output<typeof auditEntry>;
