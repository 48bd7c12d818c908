import type { Caller } from '#functions/entities/account/caller.ts';
import { readableCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { markOf, sightOf } from '#functions/entities/candidate/visibility.ts';
import type { ListedCandidate, MaskedCandidate } from '#shared/contracts/candidates.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { unlockedAmong } from './candidate-access.ts';

/**
 * Masked candidates as the caller may see them in lists: recruiters see which ones they have unlocked, and their names
 * (1 read unit, and 0.5 for each unlocked one). The stored profiles decide what is shown with a name: whoever must not be seen
 * any more is left out, although the index still has them.
 */
export async function listedFor(
  caller: Caller,
  items: readonly MaskedCandidate[],
  now: EpochMs,
): Promise<ListedCandidate[]> {
  const ids = items.map(({ id }) => id);
  const { unlocked, named } = await unlockedAmong(caller, ids, now);
  const profiles = await readableCandidates([...named]);
  return items.flatMap((item): ListedCandidate[] => {
    const shown = { ...item, is_unlocked: unlocked.has(item.id), name: null };
    if (!named.has(item.id)) return [shown];
    const summary = profiles.get(item.id)?.summary;
    if (!summary || sightOf(summary, caller, { unlocked: true, hasAccess: true }) !== 'full') return [];
    return [{ ...shown, name: summary.name, ...markOf(summary) }];
  });
}
