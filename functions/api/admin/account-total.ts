import type { Page, PageRequest } from '#functions/data/page.ts';
import { countedTotal } from '#functions/entities/statistics/statistics-store.ts';
import type { Total } from '#shared/contracts/list-headers.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** The figures of each list: without the deleted accounts, and with them. */
const figures = {
  candidates: ['totalCandidates', 'allCandidates'],
  recruiters: ['totalRecruiters', 'allRecruiters'],
} as const;

/**
 * The number of accounts in a list of the user management, for a first page that is not the only one (0.5 read units
 * once in ten seconds). A search has none.
 */
export async function accountTotal(
  { keyword, include_deleted }: { keyword?: string | undefined; include_deleted: boolean },
  list: keyof typeof figures,
  where: { page: PageRequest; next: Page<unknown>['next']; now: EpochMs },
): Promise<Total | undefined> {
  if (keyword) return undefined;
  const [notDeleted, all] = figures[list];
  return countedTotal(where, (counted) => counted[include_deleted ? all : notDeleted]);
}
