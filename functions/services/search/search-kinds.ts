import { candidateIndex } from './candidate-index.ts';
import type { IndexKind } from './index-kind.ts';
import { jobIndex } from './job-index.ts';

/** All kinds that have a search index. */
export const searchKinds: readonly IndexKind[] = [jobIndex, candidateIndex];
