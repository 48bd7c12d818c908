import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { indexKeys, keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryWholeItems } from '#functions/data/query-page.ts';
import { putForRequest, type RequestKey } from '#functions/data/request-keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { isoTime } from '#functions/platform/clock.ts';

const upload = z.object({
  id: z.string(),
  candidate_id: z.int(),
  kind: z.enum(['cv', 'video']),
  /** What the browser announced. */
  ending: z.enum(['pdf', 'mp4', 'webm', 'mov', 'avi']),
  status: z.enum(['started', 'finished']),
  /** Name of its place among the open uploads; absent: its id. */
  place: z.optional(z.string()),
  /** Of finished ones: where the file is kept. */
  file_key: z.optional(z.string()),
  /** Of finished ones: the file that it took the place of. */
  replaced_key: z.optional(z.string()),
});
export type Upload = z.output<typeof upload>;

/** Days after which the record of an upload is cleared away; the file itself stays. */
const keptDays = 7;

/** Remembers a new upload (2 write units, 5 with the request's key); `now` in milliseconds since 1970. */
export async function putNewUpload(
  { id, candidate_id, kind, ending, place }: Omit<Upload, 'status' | 'file_key' | 'replaced_key'>,
  now: number,
  request?: RequestKey,
): Promise<void> {
  const Item = {
    ...keys.upload(id),
    entity: 'upload',
    schema_version: 1,
    ...indexKeys.uploadsOfCandidate(candidate_id, isoTime(now), id),
    id,
    candidate_id,
    kind,
    ending,
    status: 'started',
    place,
    created_at: isoTime(now),
    expires_at: Math.floor(now / 1000) + keptDays * 24 * 60 * 60,
  };
  // Its id is random: only the client's own repetition of a put whose answer was lost finds it taken, by the same.
  await putForRequest({ Item }, request, id);
}

/** An upload, read consistently (1 read unit), or undefined. */
export async function readUpload(id: string): Promise<Upload | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.upload(id), ConsistentRead: true }),
  );
  return Item ? upload.parse(Item) : undefined;
}

/** The write that finishes an upload, once (2 write units inside a transaction). */
export const finishUpload = (id: string, fileKey: string, replacedKey: string | undefined): TransactionItem => ({
  Update: {
    Key: keys.upload(id),
    UpdateExpression: `SET #status = :finished, file_key = :file${replacedKey ? ', replaced_key = :replaced' : ''}`,
    ConditionExpression: '#status = :started',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':finished': 'finished',
      ':started': 'started',
      ':file': fileKey,
      ...(replacedKey ? { ':replaced': replacedKey } : {}),
    },
  },
});

const ownUpload = z.object({ kind: z.string(), status: z.string(), created_at: z.string() });

/** A candidate's uploads (0.5 read units each). */
export const uploadsOfCandidate = (id: number, page: PageRequest): Promise<Page<z.output<typeof ownUpload>>> =>
  queryWholeItems(indexKeys.uploadsOfCandidate(id), ownUpload, page);
