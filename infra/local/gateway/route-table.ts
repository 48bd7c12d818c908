import type { ListedCall } from '#shared/contracts/index.ts';

export interface MatchedRoute {
  call: ListedCall;
  /** Path parameters, percent-decoded; undefined when the route has none. */
  pathParameters: Record<string, string> | undefined;
}

type Route = { segments: readonly string[]; call: ListedCall };

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Leftmost literal segments first, as API Gateway prefers the more exact route. */
const byExactness = (a: Route, b: Route): number => {
  for (const [index, segment] of a.segments.entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(b.segments[index] ?? ''));
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
};

/**
 * Makes the function that finds the call of a method and an encoded path below the stage (`/jobs/1`), or undefined.
 * The function throws a URIError when a parameter's percent-encoding is malformed.
 */
export const createRouteTable = (calls: readonly ListedCall[]) => {
  const table = new Map<string, Route[]>();
  for (const call of calls) {
    const segments = call.call.path.split('/').slice(1);
    const bucket = `${call.call.method} ${segments.length}`;
    table.set(bucket, [...(table.get(bucket) ?? []), { segments, call }].sort(byExactness));
  }
  return (method: string, path: string): MatchedRoute | undefined => {
    const given = path.split('/').slice(1);
    for (const { segments, call } of table.get(`${method} ${given.length}`) ?? []) {
      if (segments.every((segment, index) => matches(segment, given[index] ?? ''))) {
        return { call, pathParameters: parameters(segments, given) };
      }
    }
    return undefined;
  };
};

const matches = (segment: string, given: string): boolean => (isParameter(segment) ? given !== '' : segment === given);

const parameters = (segments: readonly string[], given: readonly string[]): Record<string, string> | undefined => {
  const entries = segments.flatMap((segment, index) =>
    isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(given[index] ?? '')] as const] : [],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};
