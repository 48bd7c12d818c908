import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import { defineTask } from '../target/task.ts';

/** Rebuilds the search indexes from the table, or reports their age. */
export const index = defineTask({
  summary: 'rebuilds the search indexes from the table; --dry-run shows their age or differences',
  about: `A schedule does the same once a day, and the indexes follow changes in between. Needed after a restore, or when the
search misses items. Check out the deployed version: another one may have another index format.
Building costs about 0.6 read units for each job and candidate. The exit code of a dry run is 1 when an index is missing
or older than 25 hours.
Where the stage searches with OpenSearch, its indexes are rebuilt beside those in use, which then change places; a dry run
compares every document with the table. Both go on in runs of 15 minutes until they are finished, also when this command
is interrupted; repeated, it shows how far they are. Before such a stage goes back to the embedded engine, --embedded builds
that engine's indexes.`,
  options: {
    restart: { type: 'boolean', help: 'OpenSearch: begins anew although a rebuild is under way' },
    embedded: { type: 'boolean', help: 'OpenSearch: builds the indexes of the embedded engine, which is used next' },
  },
  run: async ({ restart, embedded }, { isDryRun, print, target }) => {
    if (target.searchKeeper && !embedded) {
      const { keepEngine } = await import('../engine/keep-engine.ts');
      return keepEngine(target.searchKeeper, isDryRun ? 'compare' : restart ? 'restart' : 'rebuild', print);
    }
    // Beside the functions' bundles there is a copy.
    const { languageTableFile } = await import('#infra/languages/table-file.ts');
    process.env.LANGUAGE_TABLE_FILE ??= languageTableFile;
    const { indexState, staleAfterMs } = await import('../engine/index-state.ts');
    const { searchKinds } = await import('#functions/services/search/search-kinds.ts');
    const { writeSnapshot } = await import('#functions/services/search/embedded/write-snapshot.ts');
    let isStale = false;
    for (const kind of searchKinds) {
      if (!isDryRun) {
        print(`Building the index of ${kind.name}.`);
        await writeSnapshot(kind, epochMs(Date.now()), { isRebuilt: true });
      }
      const state = await indexState(kind);
      print(`${kind.name.padEnd(12)} ${describe(state)}`);
      isStale ||= state === undefined || Date.now() - state.builtAt > staleAfterMs;
    }
    return isStale ? 1 : 0;
  },
});

function describe(state: { builtAt: EpochMs; changesBehind: number } | undefined): string {
  if (!state) return 'no index: searches read the table instead';
  const minutes = Math.floor((Date.now() - state.builtAt) / 60_000);
  const age = minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
  return `built ${age} ago, ${state.changesBehind} changes behind`;
}
