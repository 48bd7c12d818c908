import { warmCallRatio } from './budgets.ts';
import type { Bundles } from './bundles.ts';
import { benchEnvironment, eventOf, type TimedCall } from './canned.ts';
import { runProbe } from './probe.ts';
import { atMost, type Finding, forReading, median, rounded } from './report.ts';
import { ours, raw } from './timed-module.ts';

/**
 * Measures the processor time of a call with all code loaded and DynamoDB stubbed, for our handler and the raw one. The
 * budget includes the SDK's work, as the raw handler takes next to no time without it.
 */
export async function measureWarmCalls(bundles: Bundles, rounds: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const call of ['health', 'jobs'] as const) {
    const whole = await measureTimes(call, 'network', bundles, rounds);
    const alone = await measureTimes(call, 'client', bundles, rounds);
    findings.push(
      atMost(`GET /${call}`, whole.ours / whole.raw, warmCallRatio, 'x raw'),
      forReading(`GET /${call}, of a call`, `ours ${rounded(whole.ours)} us, raw ${rounded(whole.raw)} us`),
      forReading(`GET /${call}, without the SDK`, `ours ${rounded(alone.ours)} us, raw ${rounded(alone.raw)} us`),
    );
  }
  return findings;
}

async function measureTimes(call: TimedCall, stubbedAt: 'network' | 'client', bundles: Bundles, rounds: number) {
  const folders = await Promise.all([ours, raw].map((entries) => bundles.folderOf(entries[call])));
  const env = { ...benchEnvironment, TIMED_EVENT: JSON.stringify(eventOf(call)) };
  const times = await runProbe<number[][]>('warm', [call, stubbedAt, String(rounds), ...folders], env);
  return { ours: median(times[0] ?? []), raw: median(times[1] ?? []) };
}
