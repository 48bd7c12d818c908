import { candidateIndex } from '#functions/candidates/candidate-index-store.ts';
import { jobIndex } from '#functions/jobs/job-index-store.ts';
import { clock } from '#functions/runtime/clock.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** Started by a schedule: keeps the snapshots of the search indexes fresh, so that functions start with few changes. */
export async function handler(): Promise<void> {
  for (const kind of [jobIndex, candidateIndex]) await writeSnapshot(kind, clock.now());
}
