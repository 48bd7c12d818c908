import * as z from 'zod/mini';
import { reportFrequencies } from '../domain/saved-searches.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { line, message, opaqueId, required } from './fields.ts';
import { savedFilters, savedSearch } from './saved-search-answers.ts';

const owners = { candidate: 'any', recruiter: 'any' } as const;
const byId = z.object({ id: opaqueId(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) });
const name = required(line(80), textId('search_name_missing'));

/** Candidates save searches for jobs, recruiters searches for masked candidates: the kind follows from the caller. */
export const savedSearchBody = z.object({ name, filters: savedFilters, frequency: z.enum(reportFrequencies) });

export const savedSearchCalls = {
  list: defineCall({
    method: 'GET',
    path: '/saved-searches',
    summary: "The caller's saved searches, oldest first; at most 20.",
    access: owners,
    status: 200,
    answer: z.array(savedSearch),
  }),
  create: defineCall({
    method: 'POST',
    path: '/saved-searches',
    summary: 'Saves a search; what is new from then on is reported.',
    access: owners,
    body: savedSearchBody,
    repeatable: true,
    status: 201,
    answer: savedSearch,
    errors: ['INVALID_STATE', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/saved-searches/{id}',
    summary: "Changes name, filters or frequency of one of the caller's saved searches.",
    access: owners,
    params: byId,
    body: z.object({
      name: z.optional(name),
      filters: z.optional(savedFilters),
      frequency: z.optional(z.enum(reportFrequencies)),
    }),
    status: 200,
    answer: savedSearch,
    errors: ['NOT_FOUND'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/saved-searches/{id}',
    summary: "Deletes one of the caller's saved searches.",
    access: owners,
    params: byId,
    status: 204,
    errors: ['NOT_FOUND'],
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/saved-searches/unsubscribe',
    summary: 'Switches one saved search off; the link in its mails contains the token, so no session is required.',
    access: 'public',
    query: z.object({ token: z.string().check(z.maxLength(512)) }),
    status: 200,
    answer: message,
    errors: ['INVALID_SIGNATURE'],
  }),
};
