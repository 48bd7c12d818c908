import type { Caller } from '#functions/entities/account/caller.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { ListedCandidate, MaskedCandidate } from '#shared/contracts/candidates.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { unlockedAmong } from './candidate-access.ts';

/**
 * Masked candidates as the caller may see them in lists: recruiters see which ones they have unlocked, and their names
 * (1 read unit, and 0.5 for each unlocked one). The stored profiles decide whether a name is shown: the index is
 * eventually consistent.
 */
export async function listedFor(
  caller: Caller,
  items: readonly MaskedCandidate[],
  now: EpochMs,
): Promise<ListedCandidate[]> {
  const ids = items.map(({ id }) => id);
  const { unlocked, named } = await unlockedAmong(caller, ids, now);
  const profiles = await readCandidates([...named]);
  return items.map((item) => {
    const profile = profiles.get(item.id);
    const name = profile?.summary.state === 'active' ? profile.summary.name : null;
    return { ...item, is_unlocked: unlocked.has(item.id), name };
  });
}
