import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { contactMethods } from '#shared/domain/hiring-statuses.ts';
import { threadSides } from '#shared/domain/messages.ts';
import { namedFile } from './stored-message-file.ts';

export const threadSchemaVersion = 1;

const side = z.enum(threadSides);
/** How the company contacted the candidate outside the thread, of what records that; absent in messages. */
const contacted = z.optional(z.enum(contactMethods));
const ofSides = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ recruiter: schema, candidate: schema });

/** What lists show. The names are those of the latest message, for notifications; lists read the present ones. */
export const threadSummary = z.object({
  /** `{recruiter_id}-{candidate_id}` */
  id: z.string(),
  recruiter_id: z.int(),
  candidate_id: z.int(),
  company_name: z.string(),
  masked_name: z.string(),
  started_at: storedInstant,
  /**
   * The latest message: its number is how many there are. `text` is its beginning, as written. With `contacted` a recorded contact is the
   * latest, and the text and side are those of the message before it. `files`: how many files it has; absent without any.
   */
  latest: z.object({
    number: z.int(),
    at: storedInstant,
    from: side,
    text: z.string(),
    contacted,
    files: z.optional(z.int()),
  }),
  /** Only contacts were recorded in it. Absent once a message was written. */
  unwritten: z.optional(z.literal(true)),
  /** How many messages of the other side each has not read. */
  unread: ofSides(z.int()),
  /** Up to which message each has read. */
  seen: ofSides(z.int()),
  /** The sides that share their contact details. */
  shared: z.object({ recruiter: z.optional(z.literal(true)), candidate: z.optional(z.literal(true)) }),
});
export type ThreadSummary = z.output<typeof threadSummary>;

const storedThread = itemSchema({ summary: threadSummary });
export type StoredThread = z.output<typeof storedThread>;

/** @throws ZodError when the item has the shape of no version */
export const parseThread = (item: unknown): StoredThread => storedThread.parse(item);

/** A message, as written; `by` is the account of the person. */
export const storedMessage = z.object({
  number: z.int(),
  from: side,
  by: z.int(),
  text: z.string(),
  at: storedInstant,
  contacted,
  /** Absent in messages without files. */
  files: z.optional(z.array(namedFile)),
});
export type StoredMessage = z.output<typeof storedMessage>;

/** @throws ZodError when the item has the shape of no version */
export const parseMessage = (item: unknown): StoredMessage => storedMessage.parse(item);
