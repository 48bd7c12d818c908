import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { beginsWith, insertItem, isPresent, putVersion, updateItem } from '#functions/data/item-writes.ts';
import { keys, reportsOfRound } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { queryWholeItems } from '#functions/data/query-page.ts';
import { toItem } from '#functions/data/summary.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { ReportedType } from '#shared/domain/reports.ts';
import { reportDays } from '#shared/domain/retention.ts';
import { addDays, expiryAt, toEpochMs } from '#shared/domain/time.ts';
import {
  parseReport,
  parseSubject,
  reportSchemaVersion,
  type StoredReport,
  type SubjectSummary,
  storedReport,
  subjectSummary,
} from './stored-report.ts';

/** Reports of a subject that admins see together. */
const maxReports = 100;

/** What is reported of a subject, read consistently (1 read unit), or undefined. */
export async function readSubject(type: ReportedType, id: number): Promise<SubjectSummary | undefined> {
  const item = await readItem(keys.reportedSubject(type, id));
  return item && parseSubject(item);
}

/**
 * The write of a changed subject, with its place among the open ones while it has open reports (2 write units inside a
 * transaction, and 1 for the place). It fails when the subject changed since it was read.
 */
export function replaceSubject(changed: SubjectSummary): TransactionItem {
  const { type, id, open, oldest_at } = changed;
  return putVersion({
    ...keys.reportedSubject(type, id),
    entity: 'report_subject',
    schema_version: reportSchemaVersion,
    ...(open > 0 ? indexKeys.reportedSubjects(oldest_at, `${type}-${id}`) : {}),
    ...toItem({ summary: changed }),
  });
}

/**
 * The write of a new report (2 write units inside a transaction for each KB, and 1 for the list of an account's reports).
 * It fails when the reporter has reported the subject in this round already.
 */
export function putReport(report: StoredReport): TransactionItem {
  const { type, id, round, name, created_at, owner } = report;
  return insertItem({
    ...keys.report(type, id, round, name),
    entity: 'report',
    schema_version: reportSchemaVersion,
    ...(owner ? indexKeys.reportsBy(owner.kind, owner.id, created_at, `${type}-${id}-${round}`) : {}),
    ...report,
    expires_at: expiryAt(addDays(toEpochMs(created_at), reportDays)),
  });
}

/** Subjects with open reports, the oldest report first (0.5 read units for each 4 KB). */
export const openSubjects = (page: PageRequest): Promise<Page<SubjectSummary>> =>
  newestSummaries(indexKeys.reportedSubjects(), subjectSummary, { page, oldestFirst: true });

/** A subject's open reports, newest first, at most 100 (0.5 read units for each 4 KB). */
export async function openReports({ type, id, round, open }: SubjectSummary): Promise<StoredReport[]> {
  if (open === 0) return [];
  const options = { sort: beginsWith(reportsOfRound(round)), limit: maxReports };
  const { items } = await queryItems(keys.reportedSubject(type, id), options);
  const reports = items.map((item) => parseReport(item));
  return reports.toSorted((left, right) => (left.created_at < right.created_at ? 1 : -1));
}

/** The newest notes of the open reports about subjects, by the key of the subject (0.5 read units each). */
export async function newestNotes(subjects: readonly SubjectSummary[]): Promise<Map<string, string>> {
  const wanted = subjects.flatMap(({ type, id, round, noted }) => (noted ? keys.report(type, id, round, noted) : []));
  const items = await batchGet(wanted);
  const reports = items.map((item) => parseReport(item));
  return new Map(reports.filter(({ note }) => note !== '').map((report) => [subjectKey(report), report.note]));
}

/** Identifies a subject: `job-7`. */
export const subjectKey = ({ type, id }: Pick<SubjectSummary, 'type' | 'id'>): string => `${type}-${id}`;

/** The reports that an account wrote (0.5 read units each). */
export const reportsBy = (kind: AccountKind, id: number, page: PageRequest): Promise<Page<StoredReport>> =>
  queryWholeItems(indexKeys.reportsBy(kind, id), storedReport, page);

/**
 * Erases who wrote a report, and the note; its reason stays, because it is counted (1 write unit, and 1 for the list that
 * it leaves). Idempotent.
 */
export async function anonymiseReport({ PK, SK }: { PK: string; SK: string }): Promise<void> {
  // The condition fails when the report was deleted meanwhile, with its subject.
  await write(
    updateItem<StoredReport>(
      { PK, SK },
      { set: { note: '' }, remove: ['owner', 'thread', 'GSI1PK', 'GSI1SK'], when: { PK: isPresent } },
    ),
  );
}
