import type { Page, PageRequest } from '#functions/data/page.ts';
import { readRecentStatistics } from '#functions/entities/statistics/statistics-store.ts';
import type { Total } from '#shared/contracts/total.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * The number of accounts in a list of the user management, for a first page that is not the only one (0.5 read units
 * once in ten seconds). The figures leave out deleted accounts, so that they are a lower bound where those are listed.
 */
export async function accountTotal(
  { keyword, include_deleted }: { keyword?: string | undefined; include_deleted: boolean },
  figure: 'totalCandidates' | 'totalRecruiters',
  { page, next, now }: { page: PageRequest; next: Page<unknown>['next']; now: EpochMs },
): Promise<Total | undefined> {
  if (keyword || page.start || !next) return undefined;
  return { count: (await readRecentStatistics(now))[figure], isExact: !include_deleted };
}
