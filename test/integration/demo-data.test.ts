import type { NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { tableName } from '#functions/data/table.ts';
import { clock } from '#functions/platform/clock.ts';
import { bulkWrite } from '#infra/local/demo-data/bulk-write.ts';
import type { DemoData } from '#infra/local/demo-data/demo-types.ts';
import { itemAt } from '#infra/local/demo-data/look-up.ts';
import { makeDemoData } from '#infra/local/demo-data/make-demo-data.ts';
import { wholeTable } from '#infra/local/demo-data/whole-table.ts';
import { prepareHistory, writePlans } from '#infra/local/demo-data/write-demo-data.ts';
import { applicationStatuses, shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import { addMs, epochMs, minuteMs } from '#shared/domain/time.ts';
import type { PaidOrder } from '#test/support/acting/replay.ts';
import { replayDemoData } from '#test/support/acting/replay-demo-data.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

type Item = Record<string, NativeAttributeValue>;

const now = epochMs(Date.UTC(2026, 5, 1));
const few = { candidates: 16, recruiters: 6, jobs: 50, applications: 60 };

/** A small population that does everything that people of the demo data can do. */
const data = varied(makeDemoData(now, few));

const api = await testApi();
let seeded: Item[];
let replayed: Item[];

beforeAll(async () => {
  const real = clock.now;
  api.clock.set(now);
  const plans = await writePlans(now);
  const admin = await makePrincipal('admin', 1);
  await settle(api);
  const before = await tableState(api);
  const added = (items: Item[]) => items.filter(({ PK, SK }) => !before.has(`${PK} ${SK}`));
  const history = await prepareHistory(data, plans, now);
  await bulkWrite(process.env.DYNAMODB_ENDPOINT ?? '', tableName(), wholeTable(history, now));
  seeded = added(await api.scan());
  await restoreTable(api, before);
  await api.readStream();
  const orders = await replayDemoData(api, data, { plans, admin, now });
  clock.now = real;
  await settle(api);
  replayed = named(added(await api.scan()), orders);
}, 180_000);

function varied(made: DemoData): DemoData {
  const [trial, pending] = made.recruiters.filter(({ subscription }) => subscription === undefined);
  if (trial) trial.subscription = { plan: 'trial', started_at: epochMs(trial.created_at + minuteMs), pending: false };
  if (pending)
    pending.subscription = { plan: 'basic', started_at: epochMs(pending.created_at + minuteMs), pending: true };
  made.applications.forEach((application, place) => {
    application.status = inTurn(applicationStatuses, place);
  });
  // A file's key is random.
  for (const candidate of made.candidates) Object.assign(candidate, { has_cv: false, has_video: false });
  return {
    ...made,
    shortlist: withShortlisted(made, shortlistOf(made)),
    certificates: [],
    attestations: [],
    samples: [],
    threads: [],
    interviews: [],
  };
}

/** Candidates on the shortlists of the first recruiter, who unlocks them, and of others; every status occurs. */
function shortlistOf({ jobs }: DemoData): DemoData['shortlist'] {
  const places = [...jobs.entries()].map(([job, { recruiter }]) => ({ job, recruiter }));
  const own = places.filter(({ recruiter }) => recruiter === 0).slice(0, 6);
  const others = places.filter(({ recruiter }) => recruiter !== 0).slice(0, 6);
  return [...own, ...others].map(({ job, recruiter }, place) => {
    const shortlisted_at = addMs(now, (place - 20) * minuteMs);
    return {
      recruiter,
      candidate: place,
      job,
      status: inTurn(shortlistStatuses, place),
      notes: 'Speaks clearly.',
      change_notes: 'Telephoned.',
      shortlisted_at,
      changed_at: addMs(shortlisted_at, minuteMs),
    };
  });
}

/** The entries with one for each shortlisted application, which the stream would add; the first recruiter has no views left. */
function withShortlisted({ applications, jobs }: DemoData, entries: DemoData['shortlist']): DemoData['shortlist'] {
  const listed = new Map(entries.map((entry) => [`${entry.recruiter}-${entry.candidate}`, entry]));
  for (const application of applications) {
    const { candidate, job, changed_at } = application;
    const { recruiter } = itemAt(jobs, job);
    if (application.status !== 'shortlisted' || listed.has(`${recruiter}-${candidate}`)) continue;
    const times = { shortlisted_at: changed_at, changed_at };
    const entry = { recruiter, candidate, job, status: 'active' as const, notes: '', change_notes: '', ...times };
    if (recruiter === 0) application.status = 'reviewed';
    else listed.set(`${recruiter}-${candidate}`, entry);
  }
  return [...listed.values()];
}

function inTurn<T>(list: readonly T[], place: number): T {
  return itemAt(list, place % list.length);
}

/** The same items with the names of orders and payments that the demo data use. */
const named = (items: Item[], orders: readonly PaidOrder[]): Item[] => {
  let text = JSON.stringify(items);
  for (const { subscription, order, payment } of orders) {
    const number = String(subscription).padStart(6, '0');
    text = text.replaceAll(order, `order_Demo${number}`).replaceAll(payment, `pay_Demo${number}`);
  }
  return JSON.parse(text);
};

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

/** The id of a saved search is random. */
const unnamed = ({ SK: _, GSI1SK: __, card: { id: ___, ...card }, ...item }: Item) => ({ ...item, card });

/**
 * What the demo data leave out of an item: times of the stream, sessions, and bookkeeping that only serves to follow
 * changes.
 */
const comparable = (item: Item): Item => {
  switch (item.entity) {
    case 'notification':
      return undated(item);
    case 'notification_group': {
      const { at: _, expires_at: __, ...group } = item;
      return group;
    }
    case 'account': {
      const { sessions: _, version: __, last_seen: ___, ...account } = item;
      return account;
    }
    case 'shortlist_entry': {
      // The version of the candidate that the copy reflects; a seeded copy is always current.
      const { candidate_version: _, ...entry } = item;
      return entry;
    }
    case 'candidate': {
      // How often a profile was saved in a day.
      const { saves: _, ...profile } = item;
      return profile;
    }
    case 'saved_search':
      return unnamed(item);
    case 'billing_document': {
      // The stream issues it later, in its own order.
      const { GSI2SK: _, expires_at: __, card, ...document } = item;
      const { number: ___, issued_at: ____, ...content } = card;
      return { ...document, card: content };
    }
    default:
      return item;
  }
};

/** Bookkeeping records that no screen of the demo shows. */
const bookKeeping = new Set([
  'address_budget',
  'audit_entry',
  'change',
  'change_feed',
  'invoice_wake',
  'one_time_codes',
  'processed_event',
  'search_task',
]);

const comparableTexts = (items: readonly Item[]): string[] =>
  items
    .filter(({ entity }) => !bookKeeping.has(String(entity)))
    // The series of the year in which the test runs.
    .filter(({ PK }) => !String(PK).startsWith('COUNTER#INV/'))
    .map(({ cause: _, ...item }) =>
      JSON.stringify(comparable(item), (_, value) => (isPlain(value) ? sorted(value) : value)),
    )
    .sort();
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const sorted = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

test('the demo data equal what the portal stores when its users make the same calls', () => {
  expect(comparableTexts(seeded)).toEqual(comparableTexts(replayed));
});

test.each([
  'statistics',
  'closing_jobs',
  'job_stats',
  'applicant_count',
  'recruiter_stats',
  'shortlist_stats',
  'job_day',
  'recruiter_day',
  'statistics_day',
  'notification',
  'unread',
  'entitlement',
  'candidate_view',
  'trial',
  'pending_subscription',
  'payment',
  'saved_search',
  'saved_search_count',
])('the compared data contain the entity %s', (entity) => {
  expect(seeded.filter((item) => item.entity === entity)).not.toEqual([]);
});

test('the compared data contain every status of applications and shortlist entries', () => {
  expect(new Set(data.applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
  expect(new Set(data.shortlist.map(({ status }) => status))).toEqual(new Set(shortlistStatuses));
});
