import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { viewsSince } from '#functions/entities/subscription/candidate-view-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { unlockedAmong } from '#functions/policies/candidate-access.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';
import { toIso } from '#shared/domain/time.ts';

/** How many lines are shown: the newest ones. */
const maxLines = 50;

/**
 * The views of the company's latest plan, each with what came back: those that count add up to `counted`, together with those of people who
 * are gone. Names are those that lists show (1 read unit, 0.5 for each 25 views, and at most 30 for the names).
 */
export const viewLedger: UseCase<typeof subscriptionCalls.views> = async ({ params, caller, now }) => {
  const entitlement = await readEntitlement(params.id);
  if (!entitlement) return { counted: 0, credited: 0, gone: 0, lines: [] };
  const views = await viewsSince(params.id, toIso(entitlement.starts_at));
  const counting = views.filter(({ credit }) => !credit).length;
  const shown = views.slice(0, maxLines);
  const ids = shown.map(({ candidate_id }) => candidate_id);
  const [profiles, { named }] = await Promise.all([readCandidates(ids), unlockedAmong(caller, ids, now)]);
  return {
    counted: entitlement.candidates_viewed,
    credited: views.length - counting,
    gone: Math.max(0, entitlement.candidates_viewed - counting),
    lines: shown.map(({ candidate_id, viewed_at, credit }) => {
      const name = profiles.get(candidate_id)?.summary.name;
      return {
        candidate_id,
        name: name === undefined ? null : named.has(candidate_id) ? name : maskName(name),
        viewed_at,
        credit: credit ?? null,
      };
    }),
  };
};
