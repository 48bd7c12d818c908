import { rounded } from '#test/bench/report.ts';
import type { Measured } from './run.ts';
import { type CallSummary, summarizeCallers, summarizeCalls, summarizeKeys } from './summary.ts';
import { markdownTable } from './table.ts';

/** How many patterns of keys are printed. */
const mostKeys = 20;

const refusals = ({ refused }: CallSummary) =>
  Object.entries(refused)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');

function callTable({ samples }: Measured): string {
  const head = ['call', 'responses', 'p50, ms', 'p95, ms', 'p99, ms', 'refused'];
  const rows = summarizeCalls(samples).map((call) => [
    call.operation,
    String(call.count),
    ...[call.p50, call.p95, call.p99].map(rounded),
    refusals(call),
  ]);
  return markdownTable(head, rows);
}

/** Units by caller; of those that are calls also for each. */
function callerTable({ uses, calls, seconds }: Measured): string {
  const head = ['caller', 'read units a call', 'write units a call', 'read units a second', 'write units a second'];
  const rows = summarizeCallers(uses).map(({ name, read, write }) => {
    const count = calls[name];
    const ofCall = count === undefined ? ['', ''] : [rounded(read / count), rounded(write / count)];
    return [name, ...ofCall, rounded(read / seconds), rounded(write / seconds)];
  });
  return markdownTable(head, rows);
}

function keyTable({ uses, seconds }: Measured): string {
  const head = ['busiest partition of', 'partitions', 'read units a second', 'write units a second'];
  const rows = summarizeKeys(uses)
    .slice(0, mostKeys)
    .map(({ name, partitions, read, write }) => [
      `\`${name}\``,
      String(partitions),
      rounded(read / seconds),
      rounded(write / seconds),
    ]);
  return markdownTable(head, rows);
}

/** Prints latencies and refusals by call, units by call, and the busiest partitions. */
export function printReport(measured: Measured): void {
  const { samples, failures, seconds } = measured;
  const reached = `${rounded(samples.length / seconds)} responses a second for ${rounded(seconds)} s`;
  console.log(`${reached}, ${failures} requests without a response.`);
  for (const table of [callTable(measured), callerTable(measured), keyTable(measured)]) console.log(`\n${table}`);
}
