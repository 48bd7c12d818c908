import { setting } from '#functions/platform/env.ts';
import { seal, unseal } from '#functions/platform/seal.ts';
import type { Total } from '#shared/contracts/list-headers.ts';

/** The key of the item after which a page starts, in the table and in the index that is read. */
export type PageKey = Record<string, unknown>;

/** Which page of a list is wanted: at most `limit` items after the key `start`; absent on the first page. */
export interface PageRequest {
  limit: number;
  start: PageKey | undefined;
}

/** One page of a list; `next` is the key after which the following page starts, absent on the last. */
export interface Page<Item> {
  items: Item[];
  next: PageKey | undefined;
  /** How many items all pages have, where a first page knows more about it than itself. */
  total?: Total | undefined;
  /** Something that matches may be missing. */
  isPartial?: boolean | undefined;
}

/** Seals a page key into a cursor that opens only under the same `binding` (call, filters, caller). */
export const sealCursor = (key: PageKey, binding: string): string => seal(setting('CURSOR_SECRET'), key, binding);

/** The page key of a cursor, or undefined when it was tampered with or made for another call, filter or caller. */
export const openCursor = (cursor: string, binding: string): PageKey | undefined =>
  unseal(setting('CURSOR_SECRET'), cursor, binding);
