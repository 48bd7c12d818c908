import { auditEntries } from '#functions/entities/audit/audit-store.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';

/** What admins changed, and whose personal data they read, newest first. No call changes or deletes an entry. */
export const audit: UseCase<typeof adminCalls.audit> = async ({ query, page }) => {
  const { actor_id, action, target_type, target_id, in_lists, from, until } = query;
  const target = target_type && target_id ? { type: target_type, id: target_id } : undefined;
  const filter = { actorId: actor_id, action, target, inLists: in_lists, during: { from, until } };
  const { items, next } = await auditEntries(filter, page);
  return { items: await withNames(items), next };
};

/**
 * The entries with the names of whom they are about, at most one page of them (0.5 read units for each different person).
 * Companies are public and candidates are masked, so that reading the trail is no read of personal data that it records.
 */
async function withNames(entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const idsOf = (type: string) =>
    entries.flatMap(({ target }) => (target.type === type && typeof target.id === 'number' ? [target.id] : []));
  const [recruiters, candidates] = await Promise.all([
    readRecruiters(idsOf('recruiter')),
    readCandidates(idsOf('candidate')),
  ]);
  const nameOf = ({ type, id }: AuditEntry['target']): string | undefined => {
    if (type === 'recruiter') return recruiters.get(Number(id))?.company_name;
    const candidate = type === 'candidate' ? candidates.get(Number(id)) : undefined;
    return candidate && maskName(candidate.summary.name);
  };
  return entries.map((entry) => {
    const name = nameOf(entry.target);
    return name ? { ...entry, target: { ...entry.target, name } } : entry;
  });
}
