import { legalPaths } from '#shared/domain/legal-pages.ts';
import type { RouteDefinition } from './route-definition.ts';
import { routes } from './routes.ts';

/** Paths of the screens that are prerendered at `<path>.html`: all prerendered ones of the table except the landing page. */
export const prerenderedPaths: readonly string[] = Object.values<RouteDefinition>(routes)
  .filter(({ path, prerender }) => prerender && path !== routes.landing.path)
  .map(({ path }) => path);

/** Paths that are answered with `<path>.html`: the prerendered screens, and the legal pages, which are no screens. */
export const htmlPaths: readonly string[] = [...prerenderedPaths, ...legalPaths];
