import type { UserType } from '#shared/domain/account-kind.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { candidateRoutes } from './candidate-routes.ts';
import { type FirstCall, get } from './first-call.ts';
import { guestRoutes } from './guest-routes.ts';
import { recruiterRoutes } from './recruiter-routes.ts';

/**
 * Every screen of the site. Links, guards, prefetching, prerendering and the edge's routing follow from this table. Of two paths that
 * match alike, the earlier one is taken: `/subscription/plans` of guests before `/subscription/:recruiterId`.
 */
export const routes = {
  ...guestRoutes,
  ...accountRoutes,
  ...candidateRoutes,
  ...recruiterRoutes,
  ...adminRoutes,
};

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** Whether a screen's first calls are sent while its code loads. */
export const isPrefetched = (name: RouteName): boolean => 'prefetch' in routes[name];

/** Calls of the frame around every screen for signed-in users, besides the screen's own calls. */
export const framePrefetch = (type: UserType, id: number): FirstCall =>
  get('/notifications/{type}/{id}/count', { params: { type, id } });
