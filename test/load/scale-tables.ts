import { costsOf } from './costs.ts';
import { fanOuts } from './fan-outs.ts';
import { duration, figure, percent, whole } from './formats.ts';
import { keyTable, popularJobTable, transactionTable } from './key-tables.ts';
import { readKeyUnits } from './key-units.ts';
import { habits, mix } from './mix.ts';
import { limits, target } from './plan.ts';
import { markdownTable } from './table.ts';
import { growthOf, storageOf, totalsOf } from './totals.ts';

function partTable(): string {
  const totals = totalsOf(mix, readKeyUnits());
  const { partitions } = storageOf();
  const dailyMails = ((totals.codes + totals.mails) / target.peakOfDay) * 86_400;
  const rows: [part: string, need: number, limit: number][] = [
    ['table, read units a second', totals.read, limits.table.read],
    ['table, write units a second', totals.write, limits.table.write],
    ['indexes together, write units a second', totals.indexWrite, limits.table.write],
    ['API Gateway, requests a second', target.requestsPerSecond, limits.gateway],
    ['Lambda behind the API, concurrent executions', totals.concurrency, limits.concurrency],
    [`stream, shards busy of ${partitions} by size`, totals.busyShards, partitions],
    ['SES, mails a second', totals.codes + totals.mails, limits.mails.perSecond],
    ['SES, mails a day', dailyMails, limits.mails.perDay],
  ];
  return markdownTable(
    ['part', 'needed', 'default limit', 'of the limit'],
    rows.map(([part, need, limit]) => [part, figure(need), whole(limit), percent(need / limit)]),
  );
}

const habitTable = (): string =>
  markdownTable(
    ['who', 'requests/s', 'most frequent', 'why'],
    habits.map(({ by, because, calls }) => {
      const rates = Object.entries(calls).sort(([, a], [, b]) => b - a);
      const all = rates.reduce((sum, [, rate]) => sum + rate, 0);
      const most = rates.slice(0, 3).map(([operation, rate]) => `\`${operation}\` ${rate}`);
      return [by, figure(all), most.join(', '), because];
    }),
  );

function growthTable(): string {
  const { candidates, jobs, applications } = growthOf(mix);
  return markdownTable(
    ['what', 'a day', 'the target after'],
    [
      ['new candidates', whole(candidates), `${whole(target.candidates / candidates)} days`],
      ['new jobs', whole(jobs), `${whole(target.jobs / jobs)} days`],
      ['applications', whole(applications), ''],
    ],
  );
}

const fanOutTable = (): string =>
  markdownTable(
    [
      'event',
      'items',
      'writes/s of their partition',
      'others wait',
      'written',
      'notified, one batch',
      'notified, ten batches',
      'mailed',
    ],
    fanOuts.map(({ event, items, writes, run, written, notifiedByOne, notifiedByTen, mailed }) => [
      event,
      whole(items),
      whole(writes),
      `${run.toFixed(1)} s`,
      ...[written, notifiedByOne, notifiedByTen, mailed].map((value) => (value === 0 ? '' : duration(value))),
    ]),
  );

function costTable(): string {
  const costs = costsOf(totalsOf(mix, readKeyUnits()));
  const all = costs.reduce((sum, [, dollars]) => sum + dollars, 0);
  return markdownTable(
    ['part', 'US dollars a month'],
    [...costs, ['together', all] as const].map(([part, dollars]) => [part, whole(dollars)]),
  );
}

/** The tables of docs/scale.md by their headings there. */
export const scaleTables = (): Record<string, string> => ({
  'The mix': habitTable(),
  Growth: growthTable(),
  Partitions: keyTable(),
  Transactions: transactionTable(),
  'One popular job': popularJobTable(),
  'The other parts': partTable(),
  'Fan-out': fanOutTable(),
  Cost: costTable(),
});

/** All tables as text. */
export const simulatedTables = (): string =>
  Object.entries(scaleTables())
    .map(([heading, table]) => `## ${heading}\n\n${table}\n`)
    .join('\n');
