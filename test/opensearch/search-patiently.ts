import { searchDocuments } from '#functions/services/search/opensearch/search-documents.ts';

type Searched = Parameters<typeof searchDocuments>;

/** Searches without the time-out of the product: a test's small nodes on a busy machine answer late. */
export const searchPatiently = (client: Searched[0], index: Searched[1], kind: Searched[2], query: Searched[3]) =>
  searchDocuments(client, index, kind, query, 30_000);
