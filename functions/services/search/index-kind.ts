import type { PageKey } from '#functions/data/page.ts';
import type { IndexName } from '#functions/entities/change-feed/change-feed-store.ts';
import type { Total } from '#shared/contracts/total.ts';
import type { IsoInstant } from '#shared/domain/time.ts';

/** What an index stores of one thing that can be found. */
export interface IndexDocument {
  /** When it was created. Newest first is the default order of every search, also among equals. */
  at: IsoInstant;
  /** Texts that can be searched, as people wrote them; nothing is found across the lines of one. */
  texts: Readonly<Record<string, string>>;
  /** Values that can be compared. */
  values: Readonly<Record<string, string | number | null>>;
  /** What a search returns of it. */
  summary: object;
}

/** The present state of one thing; without a document it must not be found. */
export interface IndexEntry {
  id: number;
  document: IndexDocument | undefined;
}

/** A kind of things that can be searched: which columns its index has, and where its documents come from. */
export interface IndexKind {
  /** Names the index, its snapshot and its changes. */
  name: IndexName;
  /** Rises when documents get another shape: older snapshots are not used then. */
  version: number;
  /** Short texts: each can be searched alone. */
  texts: readonly string[];
  /** Long texts: they are searched by keyword, with the others in `keyword` or alone. */
  longTexts: readonly string[];
  /** The short and long texts that a keyword is searched in. */
  keyword: readonly string[];
  values: readonly string[];
  /** The value by which the kind can be sorted, greatest first. */
  sortedBy?: string;
  /** The present state of up to 100 ids, read consistently. */
  read(ids: readonly number[]): Promise<IndexEntry[]>;
  /** Everything that may be found, page by page, for rebuilding the index. */
  readAll(start: PageKey | undefined): Promise<{ entries: IndexEntry[]; next: PageKey | undefined }>;
}

/** A place in a search's order: what follows comes after it. `value` is that of the order, where it has one. */
export interface Place {
  at: IsoInstant;
  id: number;
  value?: number | undefined;
}

/** A folded text that one of these columns must contain: a short text's column, or some of those for keywords. */
export interface Contains {
  columns: readonly string[];
  text: string;
}

export interface Comparison {
  column: string;
  is: '=' | '>=' | '<=';
  value: string | number;
}

/**
 * `newest`: by time. `value`: by the kind's sorting value, greatest first. `rank`: things with the text in the last of
 * the columns first, then the one before it, and so on; the place's value is the column's position.
 */
export type Order = { by: 'newest' } | { by: 'value' } | ({ by: 'rank' } & Contains);

export interface IndexQuery {
  contains: readonly Contains[];
  where: readonly Comparison[];
  order: Order;
  limit: number;
  after: Place | undefined;
  /** Counts everything that matches, on the first page. */
  isCounted?: boolean;
}

export interface Found {
  summary: unknown;
  place: Place;
}

/**
 * What was found, in the requested order, and the place after which to continue, if there may be more. A page can be short
 * and still have a next one: one search examines a bounded number of documents.
 */
export interface FoundPage {
  found: Found[];
  next: Place | undefined;
  /** Of a query that is counted. */
  total?: Total;
}
