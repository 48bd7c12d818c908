import * as z from 'zod/mini';
import { storedEpochMs, storedInstant } from '#functions/data/stored-fields.ts';

/** Of the items that this code writes. */
export const indexWorkSchemaVersion = 1;

const common = {
  /** Version of the kind's documents; work for another version is not continued. */
  version: z.int(),
  /** Rises with each write, so that only one run continues from a state. */
  step: z.int(),
  started_at: storedInstant,
  /** A run holds the work until then; 0 when it has stopped. A run that was interrupted does not release it. */
  held_until: storedEpochMs,
  finished_at: z.optional(storedInstant),
  /** The key in the table's list after which reading continues; absent at its beginning. */
  next: z.optional(z.record(z.string(), z.unknown())),
  /** The list was read to its end. */
  is_read: z.boolean(),
  /** Documents so far. */
  documents: z.int(),
  /** Things so far that could not be read or that the engine refused; absent: none. */
  failed: z.optional(z.int()),
};

const rebuild = z.object({
  ...common,
  work: z.literal('rebuild'),
  /** Name of the new index. */
  index: z.string(),
  /** The last change that was announced when the index began to receive changes. */
  sequence: z.int(),
  /** Too much failed: the new index was discarded. */
  is_given_up: z.optional(z.boolean()),
});

/** `compare` only reports differences, `repair` also writes the state of the table. */
const comparison = z.object({
  ...common,
  work: z.enum(['compare', 'repair']),
  missing: z.int(),
  changed: z.int(),
  surplus: z.int(),
});

const storedIndexWork = z.discriminatedUnion('work', [rebuild, comparison]);

/** A rebuild of an index, not finished or the last one, and where it is. */
export type Rebuild = z.output<typeof rebuild>;
/** A comparison of an index with the table, not finished or the last one, and where it is. */
export type Comparison = z.output<typeof comparison>;
/** What is done to an index in steps: one work of a kind at a time. */
export type IndexWork = Rebuild | Comparison;

/**
 * The work on an index as it is stored. Items of earlier code count no failures.
 * @throws ZodError when the item is no such work
 */
export const parseIndexWork = (item: unknown): IndexWork => storedIndexWork.parse(item);
