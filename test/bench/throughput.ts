import { throughputRatio } from './budgets.ts';
import type { Bundles } from './bundles.ts';
import { benchEnvironment, eventOf } from './canned.ts';
import { startBenchDatabase } from './database.ts';
import { runProbe } from './probe.ts';
import { atLeast, type Finding, forReading, median, rounded } from './report.ts';
import { ours, raw } from './timed-module.ts';

const spanMs = 400;

/** Calls a second, and microseconds of the calling thread's processor time for each. */
export interface Rate {
  rate: number;
  processor: number;
}

/** Calls a second of `GET /health` on the local engine, beside the SDK's own rate of reading the same item. */
export async function measureThroughput(bundles: Bundles, rounds: number): Promise<Finding[]> {
  const database = await startBenchDatabase(benchEnvironment.TABLE_NAME);
  try {
    const env = {
      ...benchEnvironment,
      DYNAMODB_ENDPOINT: database.endpoint,
      TIMED_EVENT: JSON.stringify(eventOf('health')),
    };
    const folders = await Promise.all([bundles.folderOf(ours.health), bundles.folderOf(raw.health)]);
    const findings: Finding[] = [];
    for (const inFlight of [1, 16] as const) {
      const args = [String(inFlight), String(rounds), String(spanMs), ...folders];
      const rates = await runProbe<{ ours: Rate[]; raw: Rate[]; sdk: Rate[] }>('rates', args, env);
      // Ratios within a round, as the machine's speed changes between rounds.
      const ratio = (side: 'ours' | 'raw') =>
        median(rates[side].map(({ rate }, round) => rate / (rates.sdk[round]?.rate ?? 0)));
      const typical = (side: 'ours' | 'raw' | 'sdk', part: keyof Rate) => median(rates[side].map((of) => of[part]));
      const all = (part: keyof Rate) =>
        `ours ${rounded(typical('ours', part))}, raw ${rounded(typical('raw', part))}, SDK ${rounded(typical('sdk', part))}`;
      findings.push(
        atLeast(`${inFlight} in flight`, ratio('ours'), throughputRatio[inFlight], 'x SDK'),
        forReading(`${inFlight} in flight, raw`, `${rounded(ratio('raw'))} x SDK`),
        forReading(`${inFlight} in flight, calls a second`, all('rate')),
        // A busy machine hardly affects this figure; it limits the rate once the processor is the bottleneck.
        forReading(`${inFlight} in flight, processor time of a call`, `${all('processor')} us`),
      );
    }
    return findings;
  } finally {
    await database.stop();
  }
}
