import { candidateIndex } from './candidate-index.ts';
import { jobIndex } from './job-index.ts';
import type { IndexKind } from './port.ts';

/** All kinds that have a search index. */
export const searchKinds: readonly IndexKind[] = [jobIndex, candidateIndex];
