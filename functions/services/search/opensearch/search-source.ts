import type { PageKey } from '#functions/data/page.ts';
import type { SearchEntry, SearchKind } from '../port.ts';

/** A kind, and where its documents come from. */
export interface SearchSource extends SearchKind {
  /** The present state of up to 100 ids, read consistently. */
  read(ids: readonly number[]): Promise<SearchEntry[]>;
  /** Everything that may be found, page by page. */
  readAll(start: PageKey | undefined): Promise<{ entries: SearchEntry[]; next: PageKey | undefined }>;
}
