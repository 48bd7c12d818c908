import { adminCalls } from '#shared/contracts/admin.ts';
import type { ListedCandidate } from '#shared/contracts/admin-lists.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { type PagesQuery, pagesOf } from '#web/lib/query.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import type { DataRow } from './cells.ts';
import { languagesText } from './languages-text.ts';

/** The tables of the viewer; their names appear in its address and in the names of exports. */
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

/** How many records of a table are loaded and exported at most: the newest ones. */
export const maxRecords = 10_000;

/** A plan with its translations as one text, instead of three columns for each language. */
const toPlanRow = ({ translations, ...plan }: Plan): DataRow => ({
  ...plan,
  translations: Object.entries(translations)
    .map(
      ([language, { name, description, features }]) => `${language}: ${[name, description, ...features].join(' · ')}`,
    )
    .join('\n'),
});

/** A candidate with their languages as one text. */
const toCandidateRow = ({ languages = [], ...candidate }: ListedCandidate): DataRow => ({
  ...candidate,
  languages: languagesText(languages),
});

const candidatePages = (limit: number): PagesQuery<DataRow> => {
  const pages = pagesOf(adminCalls.candidates, { query: { limit, include_deleted: true, fields: 'all' } });
  return {
    ...pages,
    queryFn: async (context) => {
      const { items, ...page } = await pages.queryFn(context);
      return { ...page, items: items.map(toCandidateRow) };
    },
  };
};

/** All plans come in one response: as a list of one page they are shown like the other tables. */
const planPages = (limit: number): PagesQuery<DataRow> => ({
  queryKey: queryKeyOf(subscriptionCalls.allPlans, { query: { limit } }),
  queryFn: async ({ signal }) => {
    const plans = await call(subscriptionCalls.allPlans, {}, { signal });
    return { items: plans.map(toPlanRow), next: null };
  },
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
});

/** The query of each table, including inactive items and deactivated or deleted accounts. */
export const tablePages: Record<TableName, (limit: number) => PagesQuery<DataRow>> = {
  candidates: candidatePages,
  recruiters: (limit) => pagesOf(adminCalls.recruiters, { query: { limit, include_deleted: true, fields: 'all' } }),
  jobs: (limit) => pagesOf(jobCalls.adminList, { query: { limit, texts: 'whole' } }),
  applications: (limit) => pagesOf(applicationCalls.all, { query: { limit, fields: 'all' } }),
  subscriptions: (limit) => pagesOf(adminSubscriptionCalls.adminList, { query: { limit } }),
  subscription_plans: planPages,
  admins: (limit) => pagesOf(adminCalls.activeAdmins, { query: { limit, include_inactive: true } }),
};

/** The newest records of a table, at most `max`, and whether there are more. Rejects as `call` does. */
export const loadRecords = async (
  name: TableName,
  max: number,
): Promise<{ records: DataRow[]; isComplete: boolean }> => {
  const { queryFn } = tablePages[name](pageSize.largest);
  const records: DataRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await queryFn({ pageParam: cursor });
    records.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && records.length < max);
  return { records: records.slice(0, max), isComplete: cursor === undefined && records.length <= max };
};
