import type { PageKey } from '#functions/data/page.ts';
import type { IndexName } from '#functions/entities/change-feed/change-feed-store.ts';
import type { Total } from '#shared/contracts/total.ts';
import type { Rung } from '#shared/domain/languages/language-row.ts';
import type { LevelBounds } from '#shared/domain/languages/level-bounds.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import type { SearchTerm } from '#shared/domain/search-words.ts';
import type { IsoInstant } from '#shared/domain/time.ts';

/** What an index stores of one thing that can be found. */
export interface IndexDocument {
  /** When it was created. Newest first is the default order of every search, also among equals. */
  at: IsoInstant;
  /** Texts that can be searched, as people wrote them; nothing is found across the lines of one. */
  texts: Readonly<Record<string, string>>;
  /** Values that can be compared. */
  values: Readonly<Record<string, string | number | null>>;
  /** Languages with their levels, of kinds that have them. */
  languages?: IndexedLanguages;
  /** What a search returns of it. */
  summary: object;
}

/** A level of one language and skill that a person states, or that a job asks for. */
export interface IndexedLevel extends LevelBounds {
  /** Number of the row or alternative that it belongs to. */
  part: number;
  /** The language without what narrows it. */
  base: string;
  tag: string;
  skill: Skill;
  /** Rank of the evidence, until a last day `YYYY-MM-DD`. */
  rung: number;
  valid_until: string;
}

/** The languages of a person or of a job. Each tag is there with all tags that it serves. */
export interface IndexedLanguages {
  tags: readonly { part: number; tag: string }[];
  levels: readonly IndexedLevel[];
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
  /** Whether levels are those that a person states, or those that a job asks for. */
  levels?: 'stated' | 'required';
  /** What is counted of the results: the values of a column, over the results of all filters but those of `filters`. */
  facets?: readonly Facet[];
  /** The present state of up to 100 ids, read consistently. */
  read(ids: readonly number[]): Promise<IndexEntry[]>;
  /** The newest of what may be found, by their summaries alone, and whether that is everything. */
  readNewest(limit: number): Promise<{ entries: IndexEntry[]; hasAll: boolean }>;
  /** Everything that may be found, page by page, for rebuilding the index. */
  readAll(start: PageKey | undefined): Promise<{ entries: IndexEntry[]; next: PageKey | undefined }>;
}

export interface Facet {
  name: string;
  column: string;
  filters: readonly string[];
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
  /** Only where it is a word by itself. */
  isWhole?: boolean;
}

export interface Comparison {
  column: string;
  is: '=' | '>=' | '<=';
  value: string | number;
}

/**
 * `newest`: by time. `value`: by the kind's sorting value, greatest first. `rank`: things with all terms in the last of
 * the columns first, then in the last two, and so on; the place's value is the position of the first of these columns.
 */
export type Order =
  | { by: 'newest' }
  | { by: 'value' }
  | { by: 'rank'; columns: readonly string[]; terms: readonly SearchTerm[] };

/** Conditions on languages; all have to be met, each by one row of a person or one alternative of a job. */
export interface LanguageQuery {
  conditions: readonly LevelCondition[];
  /** The weakest evidence that counts, of people. */
  evidence: Rung;
  /** `YYYY-MM-DD` in UTC, for the validity of evidence. */
  today: string;
}

export interface IndexFilters {
  contains: readonly Contains[];
  where: readonly Comparison[];
  languages?: LanguageQuery | undefined;
}

export interface IndexQuery extends IndexFilters {
  order: Order;
  limit: number;
  after: Place | undefined;
  /** Counts everything that matches, on the first page. */
  isCounted?: boolean;
}

/** A value with the number of results that have it. */
export interface Counted {
  value: string | number;
  count: number;
}

/** What is known of all results of a search. */
export interface Summary {
  total: Total;
  /** How many more are neither excluded nor found, because a level is not stated or not comparable. */
  unknown: number;
  /** By the names of the kind's facets, and of those of languages: `language`, `level`, `evidence`. */
  facets: Readonly<Record<string, readonly Counted[]>>;
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

/** Each term somewhere in the columns. */
export const termsIn = (columns: readonly string[], terms: readonly SearchTerm[]): Contains[] =>
  terms.map((term) => ({ columns, ...term }));
