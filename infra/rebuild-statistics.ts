import { parseArgs } from 'node:util';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { difference, type Figures, moves } from '#functions/events/figures.ts';
import { statistics } from '#functions/events/statistics.ts';
import { addToStatistics } from '#functions/events/statistics-store.ts';
import { type DashboardStats, dashboardStats } from '#shared/contracts/admin.ts';

const usage = `Counts the dashboard's figures anew from the whole table and compares them with those that the stream keeps.

  AWS_REGION=... TABLE_NAME=... npm exec -- node infra/rebuild-statistics.ts [--write]

  TABLE_NAME  the stack's output TableName; locally also DYNAMODB_ENDPOINT (the local run prints its address)
  --write     corrects the kept figures by what they are off

Changes that the stream has not folded yet show as differences: run it when little happens, and once more before --write.
Reading the whole table costs half a read unit for each 4 KB of it.`;

type Name = keyof DashboardStats;
const names = Object.keys(dashboardStats.shape) as Name[];

export interface Comparison {
  /** As kept; it may be below 0. */
  kept: DashboardStats;
  /** As counted from the table. */
  counted: DashboardStats;
  /** What must be added to what is kept; empty when they are equal. */
  off: Figures<Name>;
}

/** Counts what every item of the table adds to the figures, and reads the figures that are kept, in one scan. */
export async function compareStatistics(): Promise<Comparison> {
  const sums: Figures<Name> = {};
  let kept: Figures<Name> = {};
  for await (const item of allItems()) {
    if (item.entity === 'statistics') kept = item as Figures<Name>;
    const change = { eventId: '', at: 0, entity: String(item.entity), before: undefined, after: imageOf(item) };
    for (const effect of statistics(change)) {
      if (effect.kind !== 'statistics') continue;
      for (const [name, added] of Object.entries(effect.add) as [Name, number][])
        sums[name] = (sums[name] ?? 0) + added;
    }
  }
  const [keptFigures, counted] = [figuresOf(kept), figuresOf(sums)];
  return { kept: keptFigures, counted, off: difference(keptFigures, counted) };
}

/** Adds what the kept figures are off: what the stream folds at the same time stays counted. */
export async function repairStatistics({ off }: Comparison): Promise<void> {
  if (moves(off)) await transact([addToStatistics(off)]);
}

const imageOf = (item: Record<string, unknown>) => ({ ...item, entity: String(item.entity) });

const figuresOf = (figures: Figures<Name>) =>
  Object.fromEntries(names.map((name) => [name, figures[name] ?? 0])) as unknown as DashboardStats;

async function* allItems(): AsyncGenerator<Record<string, unknown>> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({ TableName: tableName(), ExclusiveStartKey: start, ConsistentRead: true }),
    );
    yield* page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** The comparison as lines for a person. */
export const report = ({ kept, counted, off }: Comparison): string =>
  [
    ...names.map((name) => `${name.padEnd(22)} kept ${kept[name]}  counted ${counted[name]}`),
    moves(off) ? 'They differ.' : 'They are equal.',
  ].join('\n');

function wantsWriting(args: string[]): boolean | undefined {
  try {
    return parseArgs({ args, options: { write: { type: 'boolean', default: false } } }).values.write;
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const write = wantsWriting(process.argv.slice(2));
  if (write === undefined || !process.env.TABLE_NAME) {
    console.error(usage);
    return 2;
  }
  const comparison = await compareStatistics();
  console.log(report(comparison));
  if (!moves(comparison.off)) return 0;
  if (!write) return 1;
  await repairStatistics(comparison);
  console.log('Corrected.');
  return 0;
}

if (import.meta.main) process.exitCode = await main();
