import { isAllowed } from '#web/config/access.ts';
import type { FirstCall } from '#web/config/first-call.ts';
import { paramsAt, routeAt } from '#web/config/links.ts';
import type { RouteDefinition } from '#web/config/route-definition.ts';
import { framePrefetch, type RouteName, routes } from '#web/config/routes.ts';
import { jobListChoice } from '#web/lib/job-list-choice.ts';
import { startPrefetch } from '#web/lib/prefetched-responses.ts';
import { queryKeyOf, requestPathOf } from '#web/lib/query-key.ts';
import { getSession, type Session } from '#web/lib/session.ts';
import { needsAppFrame } from './first-screen-files.ts';

/**
 * Prefetches the first calls of the screen at an address and of the frame around it, so that they do not wait for the
 * code. Addresses with a query are left to the screen.
 * @returns whether any call was prefetched
 */
export const prefetchScreen = ({ pathname, search }: { pathname: string; search: string }): boolean => {
  const name = routeAt(pathname);
  if (!name || search !== '') return false;
  const session = getSession();
  const calls = session ? callsOf(name, pathname, session) : (routeOf(name).guestsPrefetch?.() ?? []);
  for (const call of calls) startPrefetch(requestPathOf(queryKeyOf(call, call.input)), session?.token);
  return calls.length > 0;
};

const routeOf = (name: RouteName): RouteDefinition => routes[name];

/** The calls of a user's screen, with that of the frame around it; none where the screen makes none. */
const callsOf = (name: RouteName, pathname: string, { userType, user }: Session): readonly FirstCall[] => {
  const { access, prefetch } = routeOf(name);
  if (!prefetch || !isAllowed(access, userType)) return [];
  const calls = prefetch({ id: user.id, userType, params: paramsAt(name, pathname), jobList: jobListChoice() });
  return calls.length > 0 && needsAppFrame(name) ? [...calls, framePrefetch(userType, user.id)] : calls;
};
