import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import type { PageKey } from '#functions/data/cursor.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type StoredJob, storedJob } from '#functions/entities/job/job-store.ts';
import type { Page, PortalRequest } from '#functions/http/request.ts';
import { jobView, ownUpload, profileView, shortlistPlace, viewedCandidate } from '#shared/contracts/account.ts';

type Paging = PortalRequest['page'];

/** The whole jobs of a recruiter's list (0.5 read units a job). */
export async function wholeJobs(ids: readonly number[]): Promise<StoredJob[]> {
  const items = await batchGet(ids.map((id) => keys.job(id)));
  return items.map((item) => storedJob.parse(item));
}

/** A candidate's places on shortlists, newest first. */
export const shortlistsOfCandidate = (id: number, page: Paging): Promise<Page<z.output<typeof shortlistPlace>>> =>
  newestCards(indexKeys.shortlistsOfCandidate(id), shortlistPlace, { page });

const anyView = z.union([profileView, jobView]);

/** Who looked at a candidate, and which jobs it looked at (0.5 read units each). */
export const viewsOfCandidate = (id: number, page: Paging): Promise<Page<z.output<typeof anyView>>> =>
  wholeItems(indexKeys.viewsOfCandidate(id), anyView, page);

/** A candidate's uploads (0.5 read units each). */
export const uploadsOfCandidate = (id: number, page: Paging): Promise<Page<z.output<typeof ownUpload>>> =>
  wholeItems(indexKeys.uploadsOfCandidate(id), ownUpload, page);

/** Candidates that a recruiter unlocked (0.5 read units for each 4 KB). */
export const viewsOfRecruiter = (id: number, page: Paging): Promise<Page<z.output<typeof viewedCandidate>>> =>
  beside(keys.candidateView(id, 0), viewedCandidate, page);

/** Items of one sort in a partition; `first` is a key of that sort. */
async function beside<Item>(
  first: { PK: string; SK: string },
  schema: z.ZodMiniType<Item>,
  page: Paging,
): Promise<Page<Item>> {
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :owner AND begins_with(SK, :sort)',
      ExpressionAttributeValues: { ':owner': first.PK, ':sort': first.SK.slice(0, first.SK.indexOf('#') + 1) },
      Limit: page.limit,
      ExclusiveStartKey: page.start,
    }),
  );
  return { items: Items.map((item) => schema.parse(item)), next: LastEvaluatedKey };
}

/** Items whose index shows their keys only. */
async function wholeItems<Item>(
  place: { GSI1PK: string },
  schema: z.ZodMiniType<Item>,
  page: Paging,
): Promise<Page<Item>> {
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :place',
      ExpressionAttributeValues: { ':place': place.GSI1PK },
      Limit: page.limit,
      ExclusiveStartKey: page.start as PageKey | undefined,
    }),
  );
  const items = await batchGet(Items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })));
  return { items: items.map((item) => schema.parse(item)), next: LastEvaluatedKey };
}
