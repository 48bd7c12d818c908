import { candidateIndex } from '#functions/candidates/candidate-index-store.ts';
import { jobIndex } from '#functions/jobs/job-index-store.ts';
import type { IndexKind } from './index-kind.ts';

/** Everything that has a search index. */
export const searchKinds: readonly IndexKind[] = [jobIndex, candidateIndex];
