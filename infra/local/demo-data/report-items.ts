import { putReport, replaceSubject } from '#functions/entities/report/report-store.ts';
import { withReport } from '#functions/entities/report/reported-subject.ts';
import { reportName } from '#functions/entities/report/reporter.ts';
import type { SubjectSummary } from '#functions/entities/report/stored-report.ts';
import { toIso } from '#shared/domain/time.ts';
import type { DemoReport } from './demo-types.ts';
import { type ItemVersion, versionsAt } from './item-version.ts';

/** The items of reports in the order of their times; `idOf` gives the id of a subject or a reporting candidate. */
export const reportItems = (
  reports: readonly DemoReport[],
  idOf: (of: DemoReport['subject']) => number,
): ItemVersion[] => {
  const subjects = new Map<string, SubjectSummary>();
  const inOrder = [...reports].sort((left, right) => left.reported_at - right.reported_at);
  return inOrder.flatMap(({ subject: { type, index }, reason, note, candidate, reported_at }) => {
    const id = idOf({ type, index });
    const owner = { kind: 'candidate' as const, id: idOf({ type: 'candidate', index: candidate }) };
    const name = reportName({ identity: `candidate ${owner.id}`, owner }, { type, id });
    const report = { type, id, name, reason, note, created_at: toIso(reported_at) };
    const subject = withReport(subjects.get(`${type} ${id}`), report);
    subjects.set(`${type} ${id}`, subject);
    return versionsAt(reported_at, {
      report: putReport({ ...report, round: subject.round, owner }),
      subject: replaceSubject(subject),
    });
  });
};
