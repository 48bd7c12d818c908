import * as z from 'zod/mini';
import type { PageKey } from '#functions/data/page.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { sightOf } from '#functions/entities/candidate/visibility.ts';
import { isBefore, type LedgerLine, viewsSince } from '#functions/entities/subscription/candidate-view-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { unlockedAmong } from '#functions/policies/candidate-access.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';
import { toIso } from '#shared/domain/time.ts';

type Request = PortalRequest<typeof subscriptionCalls.views>;

/** Where a page starts: after a line, of the view records that one call reads after a key. */
const ledgerStart = z.object({
  after: z.optional(z.object({ viewed_at: z.string(), candidate_id: z.int() })),
  part: z.optional(z.record(z.string(), z.unknown())),
});
type LedgerStart = z.output<typeof ledgerStart>;

const keyOf = (start: LedgerStart): PageKey => ({ ...start });

/**
 * The views of the company's latest plan, each with what came back: those that count add up to `counted`, together with those of people who
 * are gone. Names are those that lists show (1 read unit, 0.5 for each 25 views, and at most 60 for the names of a page).
 */
export const viewLedger: UseCase<typeof subscriptionCalls.views> = async (request) => {
  const { params, page } = request;
  const entitlement = await readEntitlement(params.id);
  if (!entitlement) return { counted: 0, credited: 0, gone: 0, items: [], next: undefined };
  const { after, part } = ledgerStart.parse(page.start ?? {});
  const { items: views, next: rest } = await viewsSince(params.id, toIso(entitlement.starts_at), part);
  const following = after ? views.filter((view) => isBefore(after, view)) : views;
  const shown = following.slice(0, page.limit);
  const last = shown.at(-1);
  const isMore = last !== undefined && following.length > shown.length;
  const counting = views.filter(({ credit }) => !credit).length;
  const isPart = rest !== undefined || part !== undefined;
  return {
    counted: entitlement.candidates_viewed,
    credited: views.length - counting,
    gone: isPart ? 0 : Math.max(0, entitlement.candidates_viewed - counting),
    ...(isPart && { is_part: true }),
    items: await withNames(shown, request),
    next: isMore ? keyOf({ after: last, part }) : rest && keyOf({ part: rest }),
  };
};

/** The lines with the names that lists show: none of people whom the caller may not see now. */
async function withNames(lines: readonly LedgerLine[], { caller, now }: Request) {
  const ids = lines.map(({ candidate_id }) => candidate_id);
  const [profiles, { named }] = await Promise.all([readCandidates(ids), unlockedAmong(caller, ids, now)]);
  const nameOf = (id: number): string | null => {
    const summary = profiles.get(id)?.summary;
    if (!summary || sightOf(summary, caller, { unlocked: true }) === 'hidden') return null;
    return named.has(id) ? summary.name : maskName(summary.name);
  };
  return lines.map(({ candidate_id, viewed_at, credit = null }) => ({
    candidate_id,
    name: nameOf(candidate_id),
    viewed_at,
    credit,
  }));
}
