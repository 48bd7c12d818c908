import { readSwitchState } from '#functions/data/switches/set-switch.ts';
import { countActiveMasters } from '#functions/entities/account/master-store.ts';
import { listPlans } from '#functions/entities/plan/plan-store.ts';
import { readStatistics } from '#functions/entities/statistics/statistics-store.ts';
import { snapshotName } from '#functions/services/search/embedded/open-index.ts';
import { snapshotWrittenAt } from '#functions/services/search/embedded/snapshot-store.ts';
import { isNearlyFull, maxDocuments } from '#functions/services/search/embedded/supported-size.ts';
import { searchKinds } from '#functions/services/search/search-kinds.ts';
import { epochMs } from '#shared/domain/time.ts';
import { staleAfterMs } from '../engine/index-state.ts';
import { askKeeper } from '../engine/keep-engine.ts';
import { type Check, type Finding, fail, ok, warn } from './finding.ts';

const plansCheck: Check = {
  name: 'plans',
  run: async () => {
    const plans = await listPlans();
    const active = plans.filter(({ is_active }) => is_active);
    if (active.length > 0) return ok(`${active.length} of ${plans.length} plans can be bought`);
    return plans.length > 0
      ? fail('all plans are switched off', 'Switch one on under Manage Plans.')
      : fail('there is no plan, so recruiters cannot start', 'Run the task plans; after a deletion with --missing.');
  },
};

const masterCheck: Check = {
  name: 'master admin',
  run: async () => {
    const masters = await countActiveMasters();
    return masters > 0
      ? ok(`${masters} active`)
      : fail('there is none, so no one can verify recruiters or create admins', 'Run the task first-admin.');
  },
};

/** A kind that nears the size that the embedded engine supports. */
async function largeKind(): Promise<string | undefined> {
  const { totalJobs, totalCandidates } = await readStatistics(epochMs(Date.now()));
  const large = Object.entries({ jobs: totalJobs, candidates: totalCandidates }).find(([, count]) =>
    isNearlyFull(count),
  );
  return large && `${large[1]} ${large[0]} of at most ${maxDocuments} that the embedded engine supports`;
}

const indexCheck: Check = {
  name: 'search index',
  run: ({ searchKeeper }) => (searchKeeper ? checkEngine(searchKeeper) : checkSnapshots()),
};

async function checkEngine(keeper: string): Promise<Finding> {
  const reports = await askKeeper(keeper, 'look');
  const missing = reports.filter(([, report]) => 'isMissing' in report).map(([kind]) => kind);
  if (missing.length > 0)
    return fail(`none in OpenSearch for ${missing.join(' and ')}`, 'Run the task index; see the log of Keeper.');
  const { totalJobs, totalCandidates } = await readStatistics(epochMs(Date.now()));
  const totals: Record<string, number> = { jobs: totalJobs, candidates: totalCandidates };
  const sizes = reports.map(([kind, report]) => ({
    kind,
    found: 'found' in report ? report.found : 0,
    total: totals[kind] ?? 0,
  }));
  const words = `in OpenSearch: ${sizes.map(({ kind, found, total }) => `${found} of ${total} ${kind}`).join(', ')}`;
  return sizes.some(differs)
    ? warn(words, 'Run the task index --dry-run, which compares every document; see SEARCH_INDEX_DRIFTED.')
    : ok(words);
}

/** More than changes under way explain; the table's candidates include deactivated ones, which no index has. */
function differs({ kind, found, total }: { kind: string; found: number; total: number }): boolean {
  const usual = Math.max(10, total / 100);
  const absent = kind === 'candidates' ? Math.max(usual, total / 10) : usual;
  return found > total + usual || found < total - absent;
}

async function checkSnapshots(): Promise<Finding> {
  const written = await Promise.all(searchKinds.map((kind) => snapshotWrittenAt(snapshotName(kind))));
  const missing = searchKinds.filter((_, place) => written[place] === undefined).map(({ name }) => name);
  if (missing.length > 0)
    return fail(`none for ${missing.join(' and ')}`, 'Run the task index; see the log of Snapshots.');
  const oldest = Math.min(...written.map(Number));
  const large = await largeKind();
  if (large) return warn(large, 'Give the stage another search engine: docs/operations.md, "The search engine".');
  const hours = Math.floor((Date.now() - oldest) / 3_600_000);
  return Date.now() - oldest <= staleAfterMs
    ? ok(`the oldest snapshot was written ${hours} hours ago`)
    : warn(`a snapshot was last written ${hours} hours ago`, 'Run the task index; see the log of Snapshots.');
}

const switchCheck: Check = {
  name: 'switches',
  run: async () => {
    const off = Object.keys(await readSwitchState());
    return off.length === 0
      ? ok('everything is on')
      : warn(`off: ${off.join(', ')}`, 'See the task switches; mails may be held (task held-mails).');
  },
};

/** Checks that read the table and the bucket. */
export const dataChecks: readonly Check[] = [plansCheck, masterCheck, switchCheck, indexCheck];
