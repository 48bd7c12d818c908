export interface MatchedRoute<Route extends { routeKey: string }> {
  route: Route;
  /** Path parameters, percent-decoded; undefined when the route has none. */
  pathParameters: Record<string, string> | undefined;
}

type Entry<Route> = { segments: readonly string[]; route: Route };

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Leftmost literal segments first, because API Gateway prefers the more specific route. */
const byExactness = <Route>(a: Entry<Route>, b: Entry<Route>): number => {
  for (const [index, segment] of a.segments.entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(b.segments[index] ?? ''));
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
};

/**
 * Returns the function that finds the route (with a key such as `GET /jobs/{id}`) of a method and an encoded path below
 * the stage (`/jobs/1`), or undefined. It throws a URIError when a parameter's percent-encoding is malformed.
 */
export const createRouteTable = <Route extends { routeKey: string }>(routes: readonly Route[]) => {
  const table = new Map<string, Entry<Route>[]>();
  for (const route of routes) {
    const [method, path = ''] = route.routeKey.split(' ');
    const segments = path.split('/').slice(1);
    const bucket = `${method} ${segments.length}`;
    table.set(bucket, [...(table.get(bucket) ?? []), { segments, route }].sort(byExactness));
  }
  return (method: string, path: string): MatchedRoute<Route> | undefined => {
    const given = path.split('/').slice(1);
    for (const { segments, route } of table.get(`${method} ${given.length}`) ?? []) {
      if (segments.every((segment, index) => matches(segment, given[index] ?? ''))) {
        return { route, pathParameters: parameters(segments, given) };
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
