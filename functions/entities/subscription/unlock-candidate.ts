import { batchGet } from '#functions/data/batch-get.ts';
import { keys } from '#functions/data/keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { countColleagueView, readColleagueViews, usedOf } from '#functions/entities/company/colleague-views.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { type EpochMs, latestOf } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { recordView } from './candidate-view-store.ts';
import { countView, isActive, readEntitlement } from './entitlement-store.ts';
import { type Entitlement, parseEntitlement } from './stored-entitlement.ts';

/** Why a recruiter may not see a candidate's full profile. */
export type ViewRefusal = 'SUBSCRIPTION_REQUIRED' | 'VIEW_LIMIT_REACHED';

export type Unlocking =
  | { refusal?: never; is_new_view: boolean; entitlement: Entitlement }
  | { refusal: ViewRefusal; is_new_view?: never; entitlement?: never };

/** What decides about a view. */
interface ViewState {
  viewed: boolean;
  entitlement: Entitlement | undefined;
}

/** The colleague for whom a company's views are limited. */
export interface LimitedViewer {
  id: number;
  maxViews: number;
}

/**
 * Lets the recruiter see the candidate: the first view is counted against the plan, later views are free under any
 * active subscription.
 *
 * A repeated view costs 1 read unit and no write, a first one 8 write units more; a race with another view of the same
 * candidate 1 read unit more. The first read may be stale, so it never refuses: refusals come from the write's own
 * conditions or from a consistent read.
 * @param by a colleague whose views are limited: their first view of a candidate costs 1 read and 2 write units more
 * @throws HttpError 403 VIEW_LIMIT_REACHED when the colleague has used theirs
 */
export const unlockCandidate = (
  recruiterId: number,
  candidateId: number,
  now: EpochMs,
  by?: LimitedViewer,
): Promise<Unlocking> => retry((nth) => tryToUnlock(recruiterId, candidateId, now, by, nth > 1));

/** @returns undefined when another subscription took the place of the one that was read, or the colleague's count changed meanwhile */
async function tryToUnlock(
  recruiterId: number,
  candidateId: number,
  now: EpochMs,
  by: LimitedViewer | undefined,
  isAgain: boolean,
): Promise<Unlocking | undefined> {
  let seen = await readViewState(recruiterId, candidateId, isAgain);
  if (judge(seen, now).refusal && !isAgain) seen = await readViewState(recruiterId, candidateId, true);
  const { refusal, entitlement } = judge(seen, now);
  if (refusal) return { refusal };
  if (seen.viewed) return { is_new_view: false, entitlement };
  const { subscription_id, starts_at } = entitlement;
  const result = await transact({
    // In the plan's ledger, also where that began while the request was under way.
    ...viewWrites(recruiterId, candidateId, subscription_id, latestOf(now, starts_at)),
    colleague: by && (await countFor(by, recruiterId, subscription_id)),
  });
  if (result.done) {
    return { is_new_view: true, entitlement: { ...entitlement, candidates_viewed: entitlement.candidates_viewed + 1 } };
  }
  if (result.failed === 'colleague') return undefined;
  const viewed = result.failed === 'view';
  const current = viewed ? await readEntitlement(recruiterId) : result.item && parseEntitlement(result.item);
  if (!viewed && current && current.subscription_id !== subscription_id) return undefined;
  const found = judge({ viewed, entitlement: current }, now);
  return found.refusal ? { refusal: found.refusal } : { is_new_view: false, entitlement: found.entitlement };
}

async function countFor({ id, maxViews }: LimitedViewer, companyId: number, subscription_id: number) {
  const seen = await readColleagueViews(companyId, id);
  if (usedOf(seen, subscription_id) >= maxViews) {
    throw new HttpError('VIEW_LIMIT_REACHED', { text: textId('own_views_used', { max: maxViews }) });
  }
  return countColleagueView(companyId, seen, { colleague_id: id, subscription_id });
}

/** The entitlement that allows the view, or why it is refused. */
function judge(
  { viewed, entitlement }: ViewState,
  now: EpochMs,
): { refusal: ViewRefusal; entitlement?: never } | { refusal?: never; entitlement: Entitlement } {
  if (!isActive(entitlement, now)) return { refusal: 'SUBSCRIPTION_REQUIRED' };
  const isUsedUp = entitlement.candidates_viewed >= entitlement.candidate_limit;
  return isUsedUp && !viewed ? { refusal: 'VIEW_LIMIT_REACHED' } : { entitlement };
}

async function readViewState(recruiterId: number, candidateId: number, consistent: boolean): Promise<ViewState> {
  const items = await batchGet(
    [keys.entitlement(recruiterId), keys.candidateView(recruiterId, candidateId)],
    consistent,
  );
  const entitlement = items.find((item) => item.entity === 'entitlement');
  return {
    viewed: items.some((item) => item.entity === 'candidate_view'),
    entitlement: entitlement && parseEntitlement(entitlement),
  };
}

/** The writes of a first view, made at `now`: its record, and its count against the plan (8 write units). */
export const viewWrites = (
  recruiterId: number,
  candidateId: number,
  subscriptionId: number,
  now: EpochMs,
): { view: TransactionItem; count: TransactionItem } => ({
  view: recordView(recruiterId, candidateId, subscriptionId, now),
  count: countView(recruiterId, subscriptionId, now),
});
