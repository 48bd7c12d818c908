import { type RouteDefinition, routes } from './routes.ts';

/** Paths of the screens that are prerendered at `<path>.html`: all prerendered ones of the table except the landing page. */
export const prerenderedPaths: readonly string[] = Object.values<RouteDefinition>(routes)
  .filter(({ path, prerender }) => prerender && path !== routes.landing.path)
  .map(({ path }) => path);
