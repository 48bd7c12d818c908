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

/** Prints latencies and refusals by call, units by call, and the busiest partitions. */
export function printReport({ samples, failures, seconds, uses }: Measured): void {
  const perSecond = (units: number) => rounded(units / seconds);
  const counts = new Map(summarizeCalls(samples).map(({ operation, count }) => [operation, count]));
  console.log(
    `${rounded(samples.length / seconds)} responses a second for ${rounded(seconds)} s, ${failures} without a response.\n`,
  );
  console.log(
    markdownTable(
      ['call', 'responses', 'p50, ms', 'p95, ms', 'p99, ms', 'refused'],
      summarizeCalls(samples).map((call) => [
        call.operation,
        String(call.count),
        ...[call.p50, call.p95, call.p99].map(rounded),
        refusals(call),
      ]),
    ),
  );
  const unitsOfCall = (name: string, units: number) => rounded(units / (counts.get(name) ?? Number.NaN));
  const isCall = ({ name }: { name: string }) => counts.has(name);
  const callers = summarizeCallers(uses);
  console.log(
    `\n${markdownTable(
      ['caller', 'read units a call', 'write units a call', 'read units a second', 'write units a second'],
      callers.map((caller) => [
        caller.name,
        isCall(caller) ? unitsOfCall(caller.name, caller.read) : '',
        isCall(caller) ? unitsOfCall(caller.name, caller.write) : '',
        perSecond(caller.read),
        perSecond(caller.write),
      ]),
    )}`,
  );
  console.log(
    `\n${markdownTable(
      ['busiest partition of', 'partitions', 'read units a second', 'write units a second'],
      summarizeKeys(uses)
        .slice(0, mostKeys)
        .map(({ name, partitions, read, write }) => [
          `\`${name}\``,
          String(partitions),
          perSecond(read),
          perSecond(write),
        ]),
    )}`,
  );
}
