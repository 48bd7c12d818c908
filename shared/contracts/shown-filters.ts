import * as z from 'zod/mini';
import { line } from './fields.ts';

/**
 * Filters of lists that are read from the table. They compare what the list shows, so that a masked name or contact detail is
 * not found by what it masks. A page may be short, or empty, and still have a next one.
 */
export const shownFilters = {
  /** Words that the shown texts contain, each anywhere, as searches find them. */
  keyword: z.optional(line(100)),
  /** A language by any of its names, which the item states, requires or is written in. */
  language: z.optional(line(60)),
};
