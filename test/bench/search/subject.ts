import type { SearchEntry, SearchKind } from '#functions/services/search/port/port.ts';

/** What an index takes on disk, in bytes. */
export interface Footprint {
  bytes: number;
  /** Of the file that functions download, where there is one. */
  compressed?: number;
}

/** A search engine that is measured. Searches reach it through `searchIndex`, as those of the product do. */
export interface Subject {
  name: string;
  /** Starts a new index of a kind, and returns what writes to it as a rebuild does. */
  createIndex(kind: SearchKind): Promise<Filling>;
  /** Processor time of everything that belongs to the engine, in milliseconds. */
  processorTime(): number;
  /** Resident memory of the process that holds the index, in bytes. */
  memory(): Promise<number>;
  /** Applies all later changes of the table to the index, until the returned function is called. */
  followChanges(): Promise<() => Promise<void>>;
  /** Measures how searches start to use the new index: names and texts of the report. */
  loadIndex?(rareWord: string): Promise<Record<string, string>>;
  /** Measures what only this engine has, after all searches. */
  measureMore?(rareWord: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export interface Filling {
  write(entries: readonly SearchEntry[]): Promise<void>;
  /** Makes searches use the index. */
  finish(): Promise<Footprint>;
}
