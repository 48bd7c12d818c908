import { changed } from '#functions/entities/saved-search/saved-search-changes.ts';
import {
  changeSearch,
  deleteSearch,
  savedSearchesOf,
  toSavedSearch,
} from '#functions/entities/saved-search/saved-search-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { searchOf } from '#functions/services/mail/opt-out-token.ts';
import type { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import { searchedBy } from '#shared/domain/saved-searches.ts';
import { textId } from '#shared/texts/text-id.ts';
import { validFilters } from './valid-filters.ts';

type Calls = typeof savedSearchCalls;

export const list: UseCase<Calls['list']> = async ({ caller }) => (await savedSearchesOf(caller)).map(toSavedSearch);

export const change: UseCase<Calls['change']> = async ({ caller, params, body, now }) => {
  const filters = body.filters && validFilters(searchedBy(caller.kind), body.filters);
  const found = await changeSearch(caller, params.id, (stored) => changed(stored, { ...body, filters }, now));
  if (!found) throw new HttpError('NOT_FOUND');
  return toSavedSearch(found.summary);
};

export const remove: UseCase<Calls['remove']> = async ({ caller, params }) => {
  if (!(await deleteSearch(caller, params.id))) throw new HttpError('NOT_FOUND');
};

/**
 * Switches off the search that the link was made for; it is idempotent. The response is the same when the search is gone:
 * there are no mails either way.
 */
export const unsubscribe: UseCase<Calls['unsubscribe']> = async ({ query, now }) => {
  const found = searchOf(query.token);
  if (!found) throw new HttpError('INVALID_SIGNATURE', { text: textId('opt_out_link_invalid') });
  await changeSearch(found, found.search, (stored) => changed(stored, { frequency: 'off' }, now));
  return { message: 'You will get no more mails about this search.' };
};
