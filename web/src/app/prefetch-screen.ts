import { isAllowed } from '#web/config/access.ts';
import { paramsAt, routeAt } from '#web/config/links.ts';
import { framePrefetch, type RouteDefinition, routes } from '#web/config/routes.ts';
import { jobListChoice } from '#web/lib/job-list-choice.ts';
import { startPrefetch } from '#web/lib/prefetched-responses.ts';
import { queryKeyOf, requestPathOf } from '#web/lib/query-key.ts';
import { getSession } from '#web/lib/session.ts';
import { needsAppFrame } from './first-screen-files.ts';

/**
 * Prefetches the first calls of the screen at an address and of the frame around it, so that they do not wait for the
 * code. Addresses with a query are left to the screen.
 * @returns whether any call was prefetched
 */
export const prefetchScreen = ({ pathname, search }: { pathname: string; search: string }): boolean => {
  const session = getSession();
  const name = routeAt(pathname);
  if (!session || !name || search !== '') return false;
  const { token, userType, user } = session;
  const { access, prefetch }: RouteDefinition = routes[name];
  if (!prefetch || !isAllowed(access, userType)) return false;
  const calls = prefetch({ id: user.id, userType, params: paramsAt(name, pathname), jobList: jobListChoice() });
  if (calls.length === 0) return false;
  for (const call of needsAppFrame(name) ? [...calls, framePrefetch(userType, user.id)] : calls) {
    startPrefetch(requestPathOf(queryKeyOf(call, call.input)), token);
  }
  return true;
};
