import { createHandler } from '#functions/http/create-handler.ts';
import { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import { change, list, remove, unsubscribe } from './own-searches.ts';
import { create } from './save-search.ts';

export const handler = createHandler(savedSearchCalls, { list, create, change, remove, unsubscribe });
