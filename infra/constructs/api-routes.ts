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

/** One route for each call of the contract, and its head where it has one, and for each method of a rendered document. */
export const apiRoutes: readonly ApiRoute[] = [
  ...allCalls.flatMap(({ domain, call }) =>
    [call.method, ...(call.hasHead ? ['HEAD'] : [])].map((method) => ({ method, path: call.path, target: domain })),
  ),
  ...Object.values(documentRoutes).flatMap(({ path }) =>
    documentMethods.map((method) => ({ method, path, target: 'pages' as const })),
  ),
];

/** API Gateway allows 300 routes an API; 30 % of them remain as room. */
export const maxApiRoutes = 210;

/** The first segment of a route's path, by which the edge chooses between APIs: `jobs` of `/jobs/{id}`. */
export const rootOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * Roots of paths that are in the second API: those that came after the first one was full. A root stays where it is, so that a
 * deployment never moves calls to an API whose stage does not have them yet.
 */
const laterRoots: ReadonlySet<string> = new Set([
  'calendars',
  'company-documents',
  'interviews',
  'job-drafts',
  'labels',
  'messages',
  'office-hours',
  'push-device',
  'shortlist-moves',
  'time-zone',
  'view-ledger',
]);

/**
 * Divides routes between the APIs that they are in. All routes below one root are in the same API.
 * @throws Error when an API has more routes than it may have
 */
export function divideRoutes(routes: readonly ApiRoute[]): ApiRoute[][] {
  const isLater = ({ path }: ApiRoute) => laterRoots.has(rootOf(path));
  const parts = [routes.filter((route) => !isLater(route)), routes.filter(isLater)];
  for (const { length } of parts) {
    if (length > maxApiRoutes) throw new Error(`An API has ${length} routes; it has at most ${maxApiRoutes}.`);
  }
  return parts.filter(({ length }) => length > 0);
}
