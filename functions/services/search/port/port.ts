import type * as z from 'zod/mini';
import type { PageKey } from '#functions/data/page.ts';
import type { Total } from '#shared/contracts/list-headers.ts';
import type { Rung } from '#shared/domain/languages/language-row.ts';
import type { LevelBounds } from '#shared/domain/languages/level-bounds.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import type { SearchTerm } from '#shared/domain/search-words.ts';
import type { Spelled } from '#shared/domain/spelled-text.ts';
import type { EpochMs, IsoInstant } from '#shared/domain/time.ts';

// The search port (decision 47): what a search engine stores, its queries and its answers. An engine implements
// `SearchEngine`; `test/search/conformance.ts` holds the rules that every engine follows.

/** A kind of things that can be searched, and the fields of its documents. */
export interface SearchKind {
  name: 'jobs' | 'candidates';
  /** Rises when documents get another shape: an engine rebuilds its index then. */
  version: number;
  /** Short texts: each can be searched alone by a substring. */
  texts: readonly string[];
  /** Long texts: they are searched by words only. */
  longTexts: readonly string[];
  /** The short and long texts that words are searched in, the most relevant last. */
  keyword: readonly string[];
  /** Fields that can be compared. */
  values: readonly string[];
  /** The field of whole numbers by which the kind can be sorted, greatest first; no document lacks it. */
  sortedBy?: string;
  /** The text field whose values a query can rank; no document lacks it. */
  rankedBy?: string;
  /** Whether levels are those that a person states, or those that a job requires. */
  levels?: 'stated' | 'required';
  facets?: readonly Facet[];
}

/** Counts the values of a field. */
export interface Facet {
  name: string;
  column: string;
  /** Fields whose comparisons do not restrict what this facet counts. */
  filters: readonly string[];
  /** What its values are: an engine that counts others answers nonsense. */
  values: z.ZodMiniType<string | number>;
}

/** What is stored of one thing that can be found. */
export interface SearchDocument {
  /** When it was created. Newest first is the default order of every search, also among equals, then by the higher id. */
  at: IsoInstant;
  /** Texts as people wrote them; what is searched is their `spelledText`. Nothing is found across the lines of a text. */
  texts: Readonly<Record<string, string>>;
  /**
   * An absent value or null meets no comparison but `lacks`, and is counted in no facet. A list is only compared by that; its
   * texts are one line each.
   */
  values: Readonly<Record<string, string | number | null | readonly string[]>>;
  languages?: IndexedLanguages;
  /** What a search returns of it. */
  summary: object;
}

/** A level of one language and skill that a person states, or that a job requires. */
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
export interface SearchEntry {
  id: number;
  document: SearchDocument | undefined;
  /** Its item has the shape of no version: it is not found, and whoever writes it reports that. */
  isUnreadable?: true;
}

/** A text of which one spelling is a substring of a short text. */
export interface Contains extends Spelled {
  column: string;
  /** Documents with this language meet it as well. */
  tag?: string;
}

export type Comparison =
  | { column: string; is: '=' | '>=' | '<='; value: string | number }
  /** The field has a list without this text, or nothing. */
  | { column: string; is: 'lacks'; value: string };

/** Conditions on languages; all have to be met, each by one row of a person or one alternative of a job. */
export interface LanguageQuery {
  conditions: readonly LevelCondition[];
  /** The weakest evidence that counts, of people. Without conditions, evidence is wanted of any level. */
  evidence: Rung;
  /** `YYYY-MM-DD` in UTC, for the validity of evidence. */
  today: string;
}

/** What a document has to meet, all of it. */
export interface SearchFilters {
  /** Folded words and phrases; each is contained (`containsTerm`) in one of the keyword texts. */
  terms: readonly SearchTerm[];
  contains: readonly Contains[];
  where: readonly Comparison[];
  /** Absent: there is no condition on languages, and no facet of languages is counted. */
  languages?: LanguageQuery | undefined;
}

/**
 * `value`: by the kind's `sortedBy`, greatest first. `relevance`: by `rankOfTerms` of the keyword texts, greatest first;
 * only with terms. `ranked`: by the query's `rankOf` of the kind's `rankedBy`, greatest first. Equals come newest first.
 */
export type Order = 'newest' | 'value' | 'relevance' | 'ranked';

/** A place in an order: what follows comes after it. `value` is the sorting value or the rank, absent by time. */
export interface Place {
  at: IsoInstant;
  id: number;
  value?: number | undefined;
}

export interface SearchQuery extends SearchFilters {
  order: Order;
  /** Ranks a value from 0, with the order `ranked`. An engine calls it for each different value, not for each document. */
  rankOf?: ((value: string) => number) | undefined;
  /** 1 to 1,000. */
  limit: number;
  /** The results after this place, also when its document has changed or gone. */
  after: Place | undefined;
  /** What is counted of all results, whatever the page. */
  counted: 'nothing' | 'total' | 'ranks' | 'facets';
}

/** A value with the number of results that have it. */
export interface Counted {
  value: string | number;
  count: number;
}

/** How many results have a rank. */
export interface RankCount {
  rank: number;
  count: number;
}

export interface Found<Summary = unknown> {
  summary: Summary;
  place: Place;
}

export interface SearchAnswer<Summary = unknown> {
  found: Found<Summary>[];
  /**
   * Where the next page starts, if there may be one. A page can be shorter than its limit and still have a next one: an
   * engine may bound the work of one search.
   */
  next: Place | undefined;
  /** Unless nothing is counted. */
  total: Total | undefined;
  /**
   * How many more are neither excluded nor found, because a level is not stated or not comparable: no condition is decided
   * against and at least one is undecided. 0 unless facets are counted and a condition has a level.
   */
  unknown: number;
  /**
   * By the names of the kind's facets and, with `languages`, `language`, `level` and, of people, `evidence`: the 30 most
   * frequent values, equal counts in ascending order. A level counts what would be found if the last condition required it,
   * without conditions: who reaches it, or what requires no more, in any language.
   * Empty unless facets are counted.
   */
  facets: Readonly<Record<string, readonly Counted[]>>;
  /** How many results each rank has, where ranks are counted: of the order `ranked`, without words. A rank may be there twice. */
  ranks?: readonly RankCount[] | undefined;
  /** Newer or older things may be missing. */
  isPartial: boolean;
}

/** A kind, and where its documents come from. What cannot be read keeps nothing else from being read. */
export interface IndexKind<Summary = unknown> extends SearchKind {
  /** What its documents have as their summaries: an engine that returns anything else answers nonsense. */
  summary: z.ZodMiniType<Summary>;
  /** The present state of up to 100 ids, for each one; read consistently, unless a second's delay does no harm. */
  read(ids: readonly number[], consistency?: 'eventual'): Promise<SearchEntry[]>;
  /** The newest of what may be found, by their summaries alone, and whether that is everything. */
  readNewest(limit: number): Promise<{ entries: SearchEntry[]; hasAll: boolean }>;
  /** Everything that may be found, page by page in the order `newest`, for rebuilding the index and comparing it. */
  readAll(start: PageKey | undefined): Promise<{ entries: SearchEntry[]; next: PageKey | undefined }>;
  /** The place, in the order `newest`, after which a page of `readAll` starts. */
  placeOf(start: PageKey): Place;
}

/** What an engine answers with: `missing` while it has no index of the kind, `failed` while it cannot answer. */
export type Outcome<Summary> = SearchAnswer<Summary> | 'missing' | 'failed';

/** A search engine, as the product uses it. */
export interface SearchEngine {
  /**
   * Searches the documents of a kind. Whatever goes wrong in the engine, another one or the table answers instead.
   * @throws StoreUnavailable when the table does not answer
   */
  search<Summary>(kind: IndexKind<Summary>, query: SearchQuery, now: EpochMs): Promise<Outcome<Summary>>;
  /** As of an index; none where the engine cannot say. */
  similarWords(kind: IndexKind, word: string, filters: SearchFilters, now: EpochMs): Promise<readonly string[]>;
}

/** One kind's documents in an engine: what writes to it, and what the conformance suite tests. */
export interface SearchIndex {
  search(query: SearchQuery): SearchAnswer | Promise<SearchAnswer>;
  /**
   * Replaces the entries' documents, or removes those without one; duplicate deliveries change nothing.
   * @param sequence number of the change feed's entry as of which the states were read: an engine that may receive entries
   * out of order keeps the state with the greatest
   */
  apply(entries: readonly SearchEntry[], sequence: number): void | Promise<void>;
  /**
   * Words of the keyword texts at one edit from a folded word of five letters or more (`isOneEdit`), and what it may be as two
   * words, `home office`; some of them, in any order. Whether documents that meet the filters have one, a search tells.
   */
  similarWords(word: string, filters: SearchFilters): readonly string[] | Promise<readonly string[]>;
}

/**
 * An engine's answer with its summaries in the form of their kind.
 * @throws ZodError when one has another form: the engine answers nonsense
 */
export const withSummaries = <Summary>(kind: IndexKind<Summary>, answer: SearchAnswer): SearchAnswer<Summary> => ({
  ...answer,
  found: answer.found.map(({ summary, place }) => ({ summary: kind.summary.parse(summary), place })),
});
