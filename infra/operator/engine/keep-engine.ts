import { setTimeout as wait } from 'node:timers/promises';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { readIndexWork } from '#functions/data/index-work/index-work-store.ts';
import { type IndexReport, type IndexTask, reportOf } from '#functions/services/search/opensearch/keep-index.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';
import { minuteMs } from '#shared/domain/time.ts';
import { OperatorProblem } from '../target/problem.ts';

/**
 * Has the function that keeps the engine's indexes do a task.
 * @returns what it reports, by kind
 * @throws OperatorProblem when it failed
 */
export async function askKeeper(FunctionName: string, task: IndexTask): Promise<[string, IndexReport][]> {
  // One attempt that waits as long as the function may run.
  const client = new LambdaClient({ maxAttempts: 1, requestHandler: { requestTimeout: 16 * 60_000 } });
  const { Payload, FunctionError } = await client.send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify({ task }) }),
  );
  const text = Payload?.transformToString() ?? '';
  if (FunctionError) throw new OperatorProblem(`The function ${FunctionName} failed: ${text}`);
  return Object.entries(JSON.parse(text) as Record<string, IndexReport>);
}

/**
 * Rebuilds the engine's indexes, or compares them with the table, and prints how far that is and what was found and done.
 * @param task `rebuild` follows a rebuild that is under way, `restart` begins anew
 * @param pause waits before the next look at a work that is not finished
 * @returns the exit code: 1 when an index is missing or differs from the table
 */
export async function keepEngine(
  keeper: string,
  task: 'compare' | 'rebuild' | 'restart',
  print: (line: string) => void,
  pause: () => Promise<unknown> = () => wait(minuteMs),
): Promise<number> {
  if (task === 'rebuild') await printRebuilds(print);
  print(`${task === 'compare' ? 'Comparing' : 'Building'} the indexes. Large ones take several runs of 15 minutes.`);
  let reports = await askKeeper(keeper, task);
  for (;;) {
    for (const [kind, report] of reports) print(`${kind.padEnd(12)} ${describe(report)}`);
    if (!reports.some(([, report]) => isUnderWay(report))) break;
    await pause();
    reports = await Promise.all(reports.map(followReport));
  }
  return reports.some(([, report]) => isWrong(report)) ? 1 : 0;
}

async function printRebuilds(print: (line: string) => void): Promise<void> {
  for (const { name } of searchKinds) {
    const work = await readIndexWork(name);
    if (work?.work !== 'rebuild' || work.finished_at !== undefined) continue;
    print(`${name.padEnd(12)} being built since ${work.started_at}; --restart begins anew`);
  }
}

/** What the function has stored about a work since the last report. */
async function followReport([kind, report]: [string, IndexReport]): Promise<[string, IndexReport]> {
  const source = searchKinds.find(({ name }) => name === kind);
  return source && isUnderWay(report) ? [kind, reportOf(await readIndexWork(source.name))] : [kind, report];
}

const isUnderWay = (report: IndexReport): boolean => 'written' in report || 'compared' in report;

const isWrong = (report: IndexReport): boolean =>
  'isMissing' in report ||
  'abandoned' in report ||
  failedOf(report) > 0 ||
  ('missing' in report && report.missing + report.changed + report.surplus > 0);

const failedOf = (report: IndexReport): number => ('failed' in report ? (report.failed ?? 0) : 0);

function describe(report: IndexReport): string {
  const failed = failedOf(report);
  return failed > 0
    ? `${found(report)}; ${failed} could not be read or written, see the log of searchKeeper`
    : found(report);
}

function found(report: IndexReport): string {
  if ('isMissing' in report) return 'no index: searches read the table instead';
  if ('isIdle' in report) return 'nothing to do';
  if ('found' in report) return `${report.found} documents`;
  if ('written' in report) return `${report.written} documents written so far`;
  if ('compared' in report) return `${report.compared} documents compared so far`;
  if ('abandoned' in report) return `given up after ${report.abandoned} documents: searches use the previous index`;
  if ('rebuilt' in report) return `built with ${report.rebuilt} documents`;
  const { documents, missing, changed, surplus } = report;
  return `${documents} documents; ${missing} missing, ${changed} different, ${surplus} too many`;
}
