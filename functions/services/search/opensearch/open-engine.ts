import { searchKinds } from '../search-kinds.ts';
import { createClient } from './client.ts';
import { OpenSearchEngine } from './opensearch-engine.ts';

/** The engine at an address, with one connection pool for the process. */
export const openEngine = (endpoint: string): OpenSearchEngine =>
  new OpenSearchEngine(createClient(endpoint), searchKinds);
