import { type CallDefinition, routeKeyOf } from '#shared/contracts/define.ts';
import { withQuery } from '#web/config/links.ts';

/** The input of a call; its address holds `params` and `query`. */
interface RequestInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The key of a response in the cache: `[operation, input]`; the operation alone matches all of its responses. */
export type QueryKey = readonly [operation: string, input?: RequestInput];

/** The only function that makes keys: hooks, invalidation and prefetching all use it. */
export const queryKeyOf = (call: Pick<CallDefinition, 'method' | 'path'>, input?: RequestInput): QueryKey =>
  input ? [routeKeyOf(call), input] : [routeKeyOf(call)];

/** A request's path below `/api` with its query, from the key of its response. */
export const requestPathOf = ([operation, { params, query } = {}]: QueryKey): string => {
  const path = operation
    .slice(operation.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  return withQuery(path, query);
};
