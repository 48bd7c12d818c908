import { readStatusCounts } from '#functions/entities/shortlist/shortlist-stats-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { shortlistCalls } from '#shared/contracts/shortlist.ts';

/** How many candidates have each status (1 read unit). */
export const shortlistStats: UseCase<typeof shortlistCalls.stats> = async ({ params }) => {
  const { active, contacted, interviewed, hired, rejected } = await readStatusCounts(params.id);
  const total = active + contacted + interviewed + hired + rejected;
  return {
    stats: { total_shortlisted: total, active_shortlisted: active, contacted, interviewed, hired, rejected },
  };
};
