import { clock } from '#functions/platform/clock.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';
import { writeSnapshot } from '#functions/services/search/write-snapshot.ts';

/** Started by a schedule: keeps the snapshots of the search indexes fresh, so that functions start with few changes. */
export async function handler(): Promise<void> {
  for (const kind of searchKinds) await writeSnapshot(kind, clock.now());
}
