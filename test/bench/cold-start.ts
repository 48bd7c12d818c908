import { coldStartRatio } from './budgets.ts';
import type { Bundles } from './bundles.ts';
import { benchEnvironment, eventOf, type TimedCall } from './canned.ts';
import { runProbe } from './probe.ts';
import { atMost, type Finding, forReading, median, rounded } from './report.ts';
import { startStubDynamoDb } from './stub-dynamodb.ts';
import { ours, raw } from './timed-module.ts';

/** Milliseconds from before the import until the first answer: wall-clock time, and the thread's processor time. */
interface ColdStart {
  total: number;
  processor: number;
}

/**
 * Measures import and first call of a function in fresh processes, `rounds` times, alternating with the raw handler.
 * Compares the medians of processor time, which other work on the machine hardly affects, and reports wall-clock times.
 */
export async function measureColdStarts(bundles: Bundles, rounds: number): Promise<Finding[]> {
  const stub = await startStubDynamoDb();
  try {
    return [
      ...(await compare('health', bundles, rounds, stub.endpoint)),
      ...(await compare('jobs', bundles, rounds, stub.endpoint)),
    ];
  } finally {
    stub.stop();
  }
}

async function compare(call: TimedCall, bundles: Bundles, rounds: number, endpoint: string): Promise<Finding[]> {
  const env = { ...benchEnvironment, DYNAMODB_ENDPOINT: endpoint };
  const event = JSON.stringify(eventOf(call));
  const start = async (entry: string) => runProbe<ColdStart>('cold', [await bundles.folderOf(entry), event], env);
  const starts = { ours: [] as ColdStart[], raw: [] as ColdStart[] };
  await start(ours[call]);
  await start(raw[call]);
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that neither side always runs second.
    for (const side of round % 2 === 0 ? (['ours', 'raw'] as const) : (['raw', 'ours'] as const)) {
      starts[side].push(await start((side === 'ours' ? ours : raw)[call]));
    }
  }
  const figures = (side: 'ours' | 'raw') => {
    const totals = starts[side].map(({ total }) => total);
    const processor = median(starts[side].map((started) => started.processor));
    return { least: Math.min(...totals), middle: median(totals), processor };
  };
  const [our, bare] = [figures('ours'), figures('raw')];
  const both = (part: 'least' | 'middle' | 'processor') => `ours ${rounded(our[part])}, raw ${rounded(bare[part])} ms`;
  return [
    atMost(`GET /${call}, processor time`, our.processor / bare.processor, coldStartRatio[call], 'x raw'),
    forReading(`GET /${call}, processor time`, both('processor')),
    forReading(`GET /${call}, by the clock, least (${rounded(our.least / bare.least)} x raw)`, both('least')),
    forReading(`GET /${call}, by the clock, median (${rounded(our.middle / bare.middle)} x raw)`, both('middle')),
  ];
}
