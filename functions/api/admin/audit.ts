import { auditEntries } from '#functions/entities/audit/audit-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

/** What admins changed, and whose personal data they read, newest first. No call changes or deletes an entry. */
export const audit: UseCase<typeof adminCalls.audit> = ({ query, page }) => {
  const { actor_id, action, target_type, target_id, in_lists, from, until } = query;
  const target = target_type && target_id ? { type: target_type, id: target_id } : undefined;
  return auditEntries({ actorId: actor_id, action, target, inLists: in_lists, during: { from, until } }, page);
};
