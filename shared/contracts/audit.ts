import * as z from 'zod/mini';
import { userTypes } from '../domain/account-kind.ts';
import { auditActions, auditTargets } from '../domain/audit.ts';
import { id, instant, pairId } from './fields.ts';

/**
 * What an admin did or read, to whom or what, and when; of reads, the first of its kind on that day (UTC). It holds ids
 * only, so that it can outlive everybody.
 */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ type: z.enum(userTypes), id }),
  action: z.enum(auditActions),
  /** Without an id: people of that type, whom `ids` names. */
  target: z.object({ type: z.enum(auditTargets), id: z.optional(z.union([id, pairId])) }),
  ids: z.optional(z.array(id)),
});
export type AuditEntry = z.output<typeof auditEntry>;
