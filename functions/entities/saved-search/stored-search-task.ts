import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { searchedKinds } from '#shared/domain/saved-searches.ts';

/** The `schema_version` of items that are written now. */
export const searchTaskSchemaVersion = 1;

const taskItem = z.object({
  PK: z.string(),
  SK: z.string(),
  kind: z.enum(searchedKinds),
  /** Of the job or candidate. */
  id: z.int(),
  /** When it changed. */
  at: storedInstant,
  /** What could be found before the change, as JSON; null when it could not be found. Of candidates the masked ones. */
  before: z.nullable(z.string()),
  /** Searches saved from then on had it in their list: when it changed, or, if it came back, when it was new. */
  new_until: storedInstant,
  /** Up to where searches were compared already, in the order of their places' names. */
  progress: z.optional(z.object({ place: z.string(), start: z.nullable(z.record(z.string(), z.unknown())) })),
});
/** A job or candidate that is to be compared with the saved searches. */
export type SearchTask = z.output<typeof taskItem>;

/** @throws ZodError when the item is no task */
export const parseSearchTask = (item: unknown): SearchTask => taskItem.parse(item);
