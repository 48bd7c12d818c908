import { join } from 'node:path';
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
 * What is started: our function; the raw handler as functions were bundled when the budgets were set; and the raw handler
 * in a bundle like ours, which shows what of the difference is our code.
 */
const sides = ['ours', 'raw', 'rawLikeOurs'] as const;
type Side = (typeof sides)[number];

/**
 * Measures import and first call of a function in fresh processes, `rounds` times, alternating with the raw handlers.
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
  const entries: Record<Side, string> = {
    ours: join(await bundles.folderOf(ours[call]), 'index.js'),
    raw: join(await bundles.referenceOf(raw[call]), 'index.mjs'),
    rawLikeOurs: join(await bundles.folderOf(raw[call]), 'index.js'),
  };
  const start = (side: Side) => runProbe<ColdStart>('cold', [entries[side], event], env);
  const starts: Record<Side, ColdStart[]> = { ours: [], raw: [], rawLikeOurs: [] };
  for (const side of sides) await start(side);
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that no side always runs last.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) starts[side].push(await start(side));
  }
  const figures = (side: Side) => {
    const totals = starts[side].map(({ total }) => total);
    const processor = median(starts[side].map((started) => started.processor));
    return { least: Math.min(...totals), middle: median(totals), processor };
  };
  const [our, bare, like] = [figures('ours'), figures('raw'), figures('rawLikeOurs')];
  const all = (part: 'least' | 'middle' | 'processor') =>
    `ours ${rounded(our[part])}, raw ${rounded(bare[part])}, raw in our bundle ${rounded(like[part])} ms`;
  return [
    atMost(`GET /${call}, processor time`, our.processor / bare.processor, coldStartRatio[call], 'x raw'),
    forReading(
      `GET /${call}, processor time, against raw in our bundle`,
      `${rounded(our.processor / like.processor)} x`,
    ),
    forReading(`GET /${call}, processor time`, all('processor')),
    forReading(`GET /${call}, by the clock, least`, all('least')),
    forReading(`GET /${call}, by the clock, median`, all('middle')),
  ];
}
