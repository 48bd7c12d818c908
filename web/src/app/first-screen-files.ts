import { routeAt } from '#web/config/links.ts';
import { type RouteName, routes } from '#web/config/routes.ts';
import { catalogueFiles } from '#web/lib/catalogue-files.ts';
import type { CatalogueName } from '#web/locales/catalogues.ts';
import { loadAppLayout, loadProviders, screenLoaders } from './screen-loaders.ts';

/** Whether a screen is shown in the frame for signed-in users; guests may see all others. */
export const isInAppFrame = (name: RouteName): boolean => routes[name].access !== 'public';

/** Catalogues that must be loaded when a screen renders, besides `common`. */
export const textsOf = (name: RouteName): readonly CatalogueName[] => routes[name].texts;

/** Whether the screen at a path shows data, and so makes a call with its first render. */
export const showsData = (pathname: string): boolean => {
  const name = routeAt(pathname);
  return name !== undefined && (name === 'jobs' || name === 'publicJob' || isInAppFrame(name));
};

/**
 * Loads the files of the screen at a path. It imports none of the site's components, so that it can run before they are
 * loaded.
 */
export const loadScreenFiles = async (pathname: string): Promise<void> => {
  const name = routeAt(pathname);
  if (!name) return;
  // A failed load is reported by the screen itself, when it requests the file again.
  await Promise.allSettled([
    loadProviders(),
    isInAppFrame(name) && loadAppLayout(),
    screenLoaders[name](),
    ...textsOf(name).map((text) => catalogueFiles[`../locales/en/${text}.json`]?.()),
  ]);
};
