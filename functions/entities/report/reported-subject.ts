import type { ReportDecision } from '#shared/domain/reports.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { StoredReport, SubjectSummary } from './stored-report.ts';

type NewReport = Pick<StoredReport, 'type' | 'id' | 'name' | 'reason' | 'note' | 'created_at'>;

/** A subject after a report that is its first open one. */
const firstReport = (
  before: SubjectSummary | undefined,
  { type, id, name, reason, note, created_at }: NewReport,
): SubjectSummary => ({
  type,
  id,
  round: before?.round ?? 1,
  open: 1,
  reasons: { [reason]: 1 },
  oldest_at: created_at,
  newest_at: created_at,
  noted: note ? name : null,
  last_decision: before?.last_decision ?? null,
  version: (before?.version ?? 0) + 1,
});

/** A subject after another report. */
export function withReport(before: SubjectSummary | undefined, report: NewReport): SubjectSummary {
  if (!before || before.open === 0) return firstReport(before, report);
  const { name, reason, note, created_at } = report;
  return {
    ...before,
    open: before.open + 1,
    reasons: { ...before.reasons, [reason]: (before.reasons[reason] ?? 0) + 1 },
    newest_at: created_at,
    noted: note ? name : before.noted,
    version: before.version + 1,
  };
}

interface Decided {
  decision: ReportDecision;
  note: string;
  adminId: number;
  now: EpochMs;
}

/** A subject after a decision: its open reports belong to a round that is over. */
export const withDecision = (before: SubjectSummary, { decision, note, adminId, now }: Decided): SubjectSummary => ({
  ...before,
  round: before.round + 1,
  open: 0,
  reasons: {},
  noted: null,
  last_decision: { decision, note, decided_at: toIso(now), admin_id: adminId },
  version: before.version + 1,
});

/** Whether this is what the decision of an admin who saw `version` has made: a repeated request decides nothing again. */
export const isDecided = (
  { open, last_decision, version }: SubjectSummary,
  seen: { decision: ReportDecision; version: number },
): boolean => open === 0 && version === seen.version + 1 && last_decision?.decision === seen.decision;
