import * as z from 'zod/mini';
import { storedEpochMs, storedEpochSeconds } from '#functions/data/stored-fields.ts';
import { threadSides } from '#shared/domain/messages.ts';

/** The `schema_version` of items that are written now. */
export const messageFileSchemaVersion = 1;

/** What a message names of its file. */
export const namedFile = z.object({
  /** The id of its upload. */
  id: z.string(),
  /** As the person calls it. */
  name: z.string(),
  ending: z.enum(['pdf', 'jpg', 'png']),
  /** In bytes, as announced. */
  size: z.int(),
});
export type NamedFile = z.output<typeof namedFile>;

const messageFileItem = z.object({
  ...namedFile.shape,
  /** The thread's id: the file is of no use in another one. */
  thread: z.string(),
  from: z.enum(threadSides),
  /** The account of the person who uploaded it, and who alone sends it. */
  by: z.int(),
  /** `checked`: it arrived and is what was announced. `sent`: a message names it. */
  status: z.enum(['started', 'checked', 'sent']),
  /** Until then it may be finished. */
  until: storedEpochMs,
  /** When the table deletes it, and with it the file. Absent once it was sent. */
  expires_at: z.optional(storedEpochSeconds),
});
export type StoredMessageFile = z.output<typeof messageFileItem>;

/**
 * A file of a message, from an item of any age.
 * @throws ZodError when the item is no file
 */
export const parseMessageFile = (item: unknown): StoredMessageFile => messageFileItem.parse(item);

/** What a message names of it. */
export const toNamedFile = ({ id, name, ending, size }: StoredMessageFile): NamedFile => ({ id, name, ending, size });
