import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { IndexReport, IndexTask } from '#functions/services/search/opensearch/keep-index.ts';
import { OperatorProblem } from './problem.ts';

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
 * Rebuilds the engine's indexes, or compares them with the table, and prints what was found and done.
 * @returns the exit code: 1 when an index is missing or differs from the table
 */
export async function keepEngine(
  keeper: string,
  task: 'compare' | 'rebuild',
  print: (line: string) => void,
): Promise<number> {
  print(
    task === 'rebuild' ? 'Building the indexes; this may take 15 minutes.' : 'Comparing the indexes with the table.',
  );
  const reports = await askKeeper(keeper, task);
  for (const [kind, report] of reports) print(`${kind.padEnd(12)} ${describe(report)}`);
  return reports.some(([, report]) => isWrong(report)) ? 1 : 0;
}

const isWrong = (report: IndexReport): boolean =>
  'isMissing' in report || ('missing' in report && report.missing + report.changed + report.surplus > 0);

function describe(report: IndexReport): string {
  if ('isMissing' in report) return 'no index: searches read the table instead';
  if ('found' in report) return `${report.found} documents`;
  if ('rebuilt' in report) return `built with ${report.rebuilt} documents`;
  const { documents, missing, changed, surplus } = report;
  return `${documents} documents; ${missing} missing, ${changed} different, ${surplus} too many`;
}
