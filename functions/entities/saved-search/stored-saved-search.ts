import * as z from 'zod/mini';
import { storedEpochMs, storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import {
  reportFrequencies,
  type SavedFilters,
  savedFilterNames,
  searchedKinds,
} from '#shared/domain/saved-searches.ts';

/** The `schema_version` of saved searches and their hits that are written now. */
export const savedSearchSchemaVersion = 1;

/** The filters with the canonical tags of their languages, which were validated when the search was saved. */
export const withCanonicalTags = ({ tag, ...filters }: SavedFilters): SavedFilters =>
  tag === undefined
    ? filters
    : {
        ...filters,
        tag: tag
          .split(',')
          .map((each) => canonicalTag(each.trim()) ?? each)
          .join(','),
      };

/** What comparing needs of a saved search: the indexes project it. */
export const savedSearchSummary = z.object({
  id: z.string(),
  owner: z.object({ kind: z.enum(accountKinds), id: z.int() }),
  kind: z.enum(searchedKinds),
  name: z.string(),
  /** Texts as an address has them. */
  filters: z.pipe(z.partialRecord(z.enum(savedFilterNames), z.string()), z.transform(withCanonicalTags)),
  frequency: z.enum(reportFrequencies),
  created_at: storedInstant,
  /** What became new from then on is reported: when the search was saved, changed or switched on. */
  since: storedInstant,
  /** When results were reported last. */
  reported_at: z.nullable(storedInstant),
});
export type SavedSearchSummary = z.output<typeof savedSearchSummary>;

const savedSearchItem = itemSchema({
  summary: savedSearchSummary,
  /** Ids of results that are not reported yet; absent without any. */
  open: z.optional(z.set(z.int())),
  /** How many more there are beyond the 100 whose ids are stored. */
  more: z.optional(z.int()),
  /** When they are reported; absent without any. */
  due_at: z.optional(storedEpochMs),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredSavedSearch = z.output<typeof savedSearchItem>;

/** @throws ZodError when the item has the shape of no version */
export const parseSavedSearch = (item: unknown): StoredSavedSearch => savedSearchItem.parse(item);
