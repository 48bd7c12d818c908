import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { keyPattern } from './key-pattern.ts';
import type { RecordedUse } from './record-units.ts';

/** What a call consumes by partition: in the call itself, and in what the stream's function does after it. */
export interface KeyUnits {
  direct: readonly RecordedUse[];
  after: readonly RecordedUse[];
  /** Items of all its transactions, as partition and sort key. */
  transacted: readonly string[];
  /** Records of the stream that follow from it. */
  records: number;
  /** Notification mails that follow from it. */
  mails: number;
}

const sums = z.record(
  z.string(),
  z.templateLiteral([z.number(), ' / ', z.number()]).transform((text) => text.split(' / ').map(Number)),
);
const stored = z.record(
  z.string(),
  z.object({
    call: sums,
    after: sums,
    records: z.number(),
    mails: z.number(),
    requests: z.number(),
    transactions: z.record(z.string(), z.number()),
  }),
);

/** Measured units of a call by the pattern of their keys, `[read, write]`. */
export type StoredUnits = z.output<typeof stored>[string];

/** Sums by the pattern of the keys, in the order of the patterns: `1.5 / 0`, read and write units. */
function byPattern(uses: readonly RecordedUse[]): Record<string, string> {
  const units = new Map<string, [number, number]>();
  for (const { key, read, write } of uses) {
    const [readBefore, writeBefore] = units.get(keyPattern(key)) ?? [0, 0];
    units.set(keyPattern(key), [readBefore + read, writeBefore + write]);
  }
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return Object.fromEntries(
    [...units]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, [read, write]]) => [key, `${rounded(read)} / ${rounded(write)}`]),
  );
}

/** How often each pattern of items occurs; a partition and a sort key do not contain spaces. */
function counted(items: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const pattern = item.split(' ').map(keyPattern).join(' ');
    counts[pattern] = (counts[pattern] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The text of `key-units.json`. */
export function keyUnitsText(measured: Readonly<Record<string, KeyUnits>>): string {
  const entries = Object.entries(measured).map(([operation, { direct, after, records, mails, transacted }]) => {
    const requests = Math.round(after.reduce((sum, use) => sum + use.requests, 0));
    return [
      operation,
      { call: byPattern(direct), after: byPattern(after), records, mails, requests, transactions: counted(transacted) },
    ];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** The measured units of each call of the mix (`test/integration/key-units.test.ts` measures them). */
export const readKeyUnits = (): Record<string, StoredUnits> =>
  stored.parse(JSON.parse(readFileSync(new URL('key-units.json', import.meta.url), 'utf8')));
