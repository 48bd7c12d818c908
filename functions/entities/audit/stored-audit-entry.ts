import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { userTypes } from '#shared/domain/account-kind.ts';
import { auditActions, auditTargets } from '#shared/domain/audit.ts';

/** The `schema_version` of items that are written now. */
export const auditSchemaVersion = 1;

/** What an admin did or read, or a recruiter changed, stored as the item's summary; see the contract's `auditEntry`. It contains ids only. */
export const storedAuditEntry = z.object({
  id: z.string(),
  at: storedInstant,
  actor: z.object({ type: z.enum(userTypes), id: z.int() }),
  action: z.enum(auditActions),
  /** Without an id for a list of people of that type, whom `ids` names. */
  target: z.object({ type: z.enum(auditTargets), id: z.optional(z.union([z.int(), z.string()])) }),
  ids: z.optional(z.array(z.int())),
});
export type StoredAuditEntry = z.output<typeof storedAuditEntry>;
