import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { dayUse, usedUpToday } from '#functions/entities/address-budget/day-budget.ts';
import { readCandidate, requireVisibleCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { requireActiveJob } from '#functions/entities/job/job-writes.ts';
import { requirePublicCompany } from '#functions/entities/recruiter/recruiter-store.ts';
import { putReport, readSubject, replaceSubject } from '#functions/entities/report/report-store.ts';
import { withReport } from '#functions/entities/report/reported-subject.ts';
import { budgetNameOf, reporterOf, reportName } from '#functions/entities/report/reporter.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { isVisible } from '#functions/policies/visible-candidate.ts';
import type { ReportBody, reportCalls } from '#shared/contracts/reports.ts';
import { toIso } from '#shared/domain/time.ts';

/**
 * Reports a subject. One transaction checks that the reporter may see it, stores the report, counts it for the subject,
 * and counts it in the reporter's day (1 read unit). A repeated report costs no budget and changes nothing.
 * @throws HttpError 404 for a subject that the reporter may not see, whether or not it exists; 429 until the next day
 */
export const createReport: UseCase<typeof reportCalls.create> = async ({ body, caller, clientAddress, now }) => {
  const { subject_type: type, subject_id: id, reason, note, thread } = body;
  const reporter = reporterOf(caller, clientAddress);
  // The report of a thread is another one than that of the profile or page.
  const name = reportName(reporter, { type: thread === undefined ? type : `thread ${thread}`, id });
  if (thread !== undefined) await requireThread(caller, thread, { type, id });
  else if (type === 'candidate' && caller?.kind === 'recruiter') await requireSeen(caller, id);
  await retry(
    async () => {
      const before = await readSubject(type, id);
      const report = { type, id, name, reason, note, created_at: toIso(now), ...(thread !== undefined && { thread }) };
      const subject = withReport(before, report);
      const result = await transact({
        visible: thread === undefined ? requireVisible(body, caller) : undefined,
        report: putReport({ ...report, round: subject.round, owner: reporter.owner }),
        subject: replaceSubject(subject),
        budget: dayUse('reports', budgetNameOf(reporter), now),
      });
      if (result.done || result.failed === 'report') return true;
      if (result.failed === 'visible') throw new HttpError('NOT_FOUND');
      if (result.failed === 'budget') throw usedUpToday('reports', now);
      return undefined;
    },
    // A subject that many people report at the same time.
    { attempts: 10, baseMs: 25 },
  );
  return undefined;
};

/** Few reports are about threads, and what they need is much code. */
const requireThread: typeof import('./reported-thread.ts').requireThreadWith = async (...about) =>
  await (await import('./reported-thread.ts')).requireThreadWith(...about);

/** The check that the reporter may see the subject. Recruiters see candidates who are not in the public list, masked. */
function requireVisible(
  { subject_type: type, subject_id: id }: ReportBody,
  caller: Caller | undefined,
): TransactionItem {
  if (type === 'job') return requireActiveJob(id);
  if (type === 'company') return requirePublicCompany(id);
  return requireVisibleCandidate(id, caller?.kind !== 'recruiter');
}

/** A recruiter reports no candidate whom they may not see (0.5 read units). */
async function requireSeen(caller: Caller, id: number): Promise<void> {
  const profile = await readCandidate(id);
  if (!profile || !(await isVisible(caller, profile))) throw new HttpError('NOT_FOUND');
}
