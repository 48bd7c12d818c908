import { type CallDefinition, routeKeyOf } from '#shared/contracts/define.ts';

/** The input of a call; its address holds `params` and `query`. */
interface RequestInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The key of answers in the cache: `[operation, input]`; the operation alone stands for all of its answers. */
export type QueryKey = readonly [operation: string, input?: RequestInput];

const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== '';
const givenOf = (values: object | undefined) => Object.entries(values ?? {}).filter(isGiven);

/** The one place where keys of the cache are made: hooks, invalidation and prefetching all take theirs from here. */
export const queryKeyOf = (call: Pick<CallDefinition, 'method' | 'path'>, input?: RequestInput): QueryKey => {
  const operation = routeKeyOf(call);
  if (!input) return [operation];
  return [operation, input.query ? { ...input, query: Object.fromEntries(givenOf(input.query)) } : input];
};

/** A request's path below `/api` with its query, from the key of its answer. */
export const requestPathOf = ([operation, input = {}]: QueryKey): string => {
  const path = operation
    .slice(operation.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const search = new URLSearchParams(givenOf(input.query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};
