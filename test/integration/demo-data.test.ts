import type { NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { bulkWrite } from '#infra/local/demo-data/bulk-write.ts';
import { foldHistory } from '#infra/local/demo-data/fold-history.ts';
import { makeDemoData } from '#infra/local/demo-data/make-demo-data.ts';
import type { Step } from '#infra/local/demo-data/step.ts';
import { prepareHistory, writePlans } from '#infra/local/demo-data/write-demo-data.ts';
import { testApi } from '#test/support/api.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

type Item = Record<string, NativeAttributeValue>;

const now = Date.UTC(2026, 5, 1);
const few = { candidates: 10, recruiters: 5, jobs: 10, applications: 25 };

const api = await testApi();
let history: Step[];
let seeded: Item[];
let replayed: Item[];

beforeAll(async () => {
  history = await prepareHistory(makeDemoData(now, few), await writePlans(now));
  const before = await tableState(api);
  await bulkWrite(process.env.DYNAMODB_ENDPOINT ?? '', tableName(), foldHistory(history));
  seeded = await api.scan();
  await restoreTable(api, before);
  await api.readStream();
  for (const { writes } of history) {
    expect(await transact(Object.fromEntries(writes.entries()))).toEqual({ done: true });
  }
  await api.drainStream();
  replayed = await api.scan();
});

/** A notification of a change is dated by the stream, and named after its record. */
const undated = ({
  SK: _,
  GSI1SK: __,
  repeats: _____,
  card: { id: ___, created_at: ____, ...card },
  ...item
}: Item) => ({
  ...item,
  card,
});

/** The same of the record that says where a group's latest notification is. */
const undatedGroup = ({ at: _, expires_at: __, ...item }: Item) => item;

const bookKeeping = new Set(['processed_event', 'change_feed', 'change']);

/** What stands in the table because of the history, without the stream's own book-keeping. */
const comparable = (items: readonly Item[]) =>
  items
    .filter(({ entity }) => !bookKeeping.has(String(entity)))
    .map((item) => (item.entity === 'notification_group' ? undatedGroup(item) : item))
    // How fresh an entry's copy of the candidate is known to be; the seeded one is fresh anyway.
    .map(({ candidate_version: _, ...item }) => (item.entity === 'notification' ? undated(item) : item))
    .map((item) => JSON.stringify(item, (_, value) => (isPlain(value) ? sorted(value) : value)))
    .sort();
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const sorted = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

test('the demo data are what its history would have led to, step by step through the stores and the stream', () => {
  expect(comparable(seeded)).toEqual(comparable(replayed));
});

test.each([
  'statistics',
  'job_stats',
  'recruiter_stats',
  'shortlist_stats',
  'notification',
  'unread',
  'entitlement',
  'candidate_view',
])('the compared data have something of the entity %s', (entity) => {
  expect(seeded.filter((item) => item.entity === entity)).not.toEqual([]);
});
