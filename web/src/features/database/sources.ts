import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { call, type Page } from '#web/lib/api-client.ts';
import type { DataRow } from './cells.ts';

/** The tables of the viewer; their names stand in its address and in the names of exports. */
export const tableNames = [
  'candidates',
  'recruiters',
  'jobs',
  'applications',
  'subscriptions',
  'subscription_plans',
  'admins',
] as const;
export type TableName = (typeof tableNames)[number];

interface PageQuery {
  cursor: string | undefined;
  limit: number;
}
type Load = (query: PageQuery, signal?: AbortSignal) => Promise<Page<DataRow>>;

/** How a page of each table is loaded, those who are deactivated or deleted included. */
export const loadPage: Record<TableName, Load> = {
  candidates: (page, signal) => call(adminCalls.candidates, { query: { ...page, include_deleted: true } }, { signal }),
  recruiters: (page, signal) => call(adminCalls.recruiters, { query: { ...page, include_deleted: true } }, { signal }),
  jobs: (query, signal) => call(jobCalls.list, { query }, { signal }),
  applications: (query, signal) => call(applicationCalls.all, { query }, { signal }),
  subscriptions: (query, signal) => call(adminSubscriptionCalls.adminList, { query }, { signal }),
  subscription_plans: async (_, signal) => ({
    items: await call(subscriptionCalls.allPlans, {}, { signal }),
    next: null,
  }),
  admins: (page, signal) => call(adminCalls.activeAdmins, { query: { ...page, include_inactive: true } }, { signal }),
};

const largestPage = 100;

/** The newest records of a table, at most `most`, and whether there are more. Rejects as `call` does. */
export const loadRecords = async (
  name: TableName,
  most: number,
): Promise<{ records: DataRow[]; isComplete: boolean }> => {
  const records: DataRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await loadPage[name]({ cursor, limit: largestPage });
    records.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && records.length < most);
  return { records: records.slice(0, most), isComplete: cursor === undefined && records.length <= most };
};
