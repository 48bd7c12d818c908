import { documentMethods, documentRoutes } from '#shared/contracts/documents.ts';
import { allCalls } from '#shared/contracts/index.ts';
import type { ApiFunctionName } from '../settings/handler-file.ts';

/** A route of the HTTP API. */
export interface ApiRoute {
  method: string;
  /** Below the stage: `/jobs/{id}`. */
  path: string;
  /** The function that answers. */
  target: ApiFunctionName;
}

/** One route for each call of the contract and for each method of a rendered document. */
export const apiRoutes: readonly ApiRoute[] = [
  ...allCalls.map(({ domain, call }) => ({ method: call.method, path: call.path, target: domain })),
  ...Object.values(documentRoutes).flatMap(({ path }) =>
    documentMethods.map((method) => ({ method, path, target: 'pages' as const })),
  ),
];

/** API Gateway allows 300 routes an API; 30 % of them remain as room. */
export const maxApiRoutes = 210;

/** The first segment of a route's path, by which the edge chooses between APIs: `jobs` of `/jobs/{id}`. */
export const rootOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * Divides routes between as many APIs as they need, in the order of the contract. All routes below one root are in the
 * same API.
 * @throws Error when one root alone has more routes than an API may have
 */
export function divideRoutes(routes: readonly ApiRoute[], max = maxApiRoutes): ApiRoute[][] {
  const parts: ApiRoute[][] = [];
  for (const [root, group] of Map.groupBy(routes, ({ path }) => rootOf(path))) {
    if (group.length > max) throw new Error(`/${root} has ${group.length} routes; an API has at most ${max}.`);
    const last = parts.at(-1);
    if (last && last.length + group.length <= max) last.push(...group);
    else parts.push(group);
  }
  return parts;
}
