import type { SearchedKind } from '#shared/domain/saved-searches.ts';
import { candidateIndex } from './candidate-index.ts';
import { jobIndex } from './job-index.ts';
import type { IndexKind } from './port/port.ts';

/** All kinds that have a search index. */
export const indexOf: Readonly<Record<SearchedKind, IndexKind>> = { jobs: jobIndex, candidates: candidateIndex };
export const searchKinds: readonly IndexKind[] = Object.values(indexOf);
