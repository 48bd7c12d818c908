import { clock } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { writeSnapshot } from '#functions/services/search/embedded/write-snapshot.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';

/**
 * Started by a schedule: keeps the snapshots of the search indexes fresh, so that functions start with few changes.
 * @throws Error when one failed, so that the alarm is raised; the others are written
 */
export async function handler(): Promise<void> {
  let failed: unknown;
  for (const kind of searchKinds) {
    try {
      await writeSnapshot(kind, clock.now());
    } catch (error) {
      log('SEARCH_SNAPSHOT_FAILED', { kind: kind.name, ...describeError(error) });
      failed ??= error;
    }
  }
  if (failed !== undefined) throw failed;
}
