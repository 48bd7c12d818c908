import { type RouteDefinition, routes } from './routes.ts';

/** Paths of the screens that are prerendered at `<path>.html`: all that the table names but the landing page. */
export const prerenderedPaths: readonly string[] = Object.values<RouteDefinition>(routes)
  .filter(({ path, prerender }) => prerender && path !== routes.landing.path)
  .map(({ path }) => path);
