import type { AuditEntry } from '#shared/contracts/audit.ts';
import { pageSize } from '#web/config/page-size.ts';
import { type CsvValue, toCsv } from '#web/lib/csv.ts';
import { download, fileDate } from '#web/lib/download.ts';
import type { AuditFilters } from './filters.ts';
import { auditPages } from './use-audit-trail.ts';

/** How many entries an export holds at most. */
export const maxExported = 1_000;

const header = ['at', 'admin_id', 'admin_name', 'role', 'action', 'target_type', 'target_id', 'listed_ids'];

/** The line of an entry in an export. */
export const exportedLine = ({ at, actor, action, target, ids }: AuditEntry, adminName: string): CsvValue[] => [
  at,
  actor.id,
  adminName,
  actor.type,
  action,
  target.type,
  target.id ?? null,
  ids?.join(' ') ?? null,
];

/** Downloads the newest entries of a filter as CSV. Answers how many, and whether they are all. Rejects as `call` does. */
export const exportAudit = async (
  filters: AuditFilters,
  nameOf: (adminId: number) => string,
  now: Date,
): Promise<{ count: number; isComplete: boolean }> => {
  const { queryFn } = auditPages(filters, pageSize.largest);
  const entries: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await queryFn({ pageParam: cursor });
    entries.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && entries.length < maxExported);
  const shown = entries.slice(0, maxExported);
  const csv = toCsv(
    header,
    shown.map((entry) => exportedLine(entry, entry.actor.type === 'recruiter' ? '' : nameOf(entry.actor.id))),
  );
  download(`audit_${fileDate(now)}.csv`, csv, 'text/csv;charset=utf-8');
  return { count: shown.length, isComplete: cursor === undefined && entries.length <= maxExported };
};
