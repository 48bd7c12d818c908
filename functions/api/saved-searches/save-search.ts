import { randomUUID } from 'node:crypto';
import { budgetName, dayUse, usedUpToday } from '#functions/entities/address-budget/day-budget.ts';
import { putNewSearch, readSavedSearch, toSavedSearch } from '#functions/entities/saved-search/saved-search-store.ts';
import type { SavedSearchSummary } from '#functions/entities/saved-search/stored-saved-search.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import type { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import { maxSavedSearches, searchedBy } from '#shared/domain/saved-searches.ts';
import { toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { validFilters } from './valid-filters.ts';

type Create = typeof savedSearchCalls.create;

/**
 * Saves a search of the caller.
 * @throws HttpError 429 when the day's new searches are used up: each may report at once
 */
export const create: UseCase<Create> = (request) =>
  once(
    request.requestKey,
    () => save(request),
    async (id) => {
      const stored = await readSavedSearch(request.caller, id);
      if (!stored) throw new HttpError('NOT_FOUND');
      return toSavedSearch(stored.summary);
    },
  );

async function save({ body, caller, requestKey, now }: PortalRequest<Create>) {
  const kind = searchedBy(caller.kind);
  const filters = validFilters(kind, body.filters);
  const at = toIso(now);
  const summary: SavedSearchSummary = {
    id: randomUUID(),
    owner: { kind: caller.kind, id: caller.id },
    kind,
    name: body.name,
    filters,
    frequency: body.frequency,
    created_at: at,
    since: at,
    reported_at: null,
  };
  // Counted with the search: a request that was carried out before is no second use.
  const use = dayUse('new_searches', budgetName('new_searches', 'by', caller), now);
  const outcome = await putNewSearch(summary, requestKey, use);
  if (outcome === 'used up') throw usedUpToday('new_searches', now);
  if (outcome === 'full') {
    throw new HttpError('INVALID_STATE', { text: textId('too_many_saved_searches', { max: maxSavedSearches }) });
  }
  if (outcome === 'refused') throw new StoreUnavailable('The request was carried out before, or its account is gone.');
  return toSavedSearch(summary);
}
