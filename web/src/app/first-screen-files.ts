import type { CatalogueName } from '#shared/locales/catalogues.ts';
import { isAllowed } from '#web/config/access.ts';
import { type HeadedName, headings } from '#web/config/headings.ts';
import { routeAt } from '#web/config/links.ts';
import { isPrefetched, type RouteName, routes } from '#web/config/routes.ts';
import { loadMessages } from '#web/lib/load-messages.ts';
import { getSession } from '#web/lib/session.ts';
import { preferredLanguage } from '#web/lib/site-languages.ts';
import { loadAppLayout, loadProviders, screenLoaders } from './screen-loaders.ts';

export const loadStartedScreen = () => import('./started-screen.tsx');

/** Whether a screen is shown in the frame for signed-in users; guests may see all others. */
export const isInAppFrame = (name: RouteName): boolean => routes[name].access !== 'public';

/** The job search, also that of a language: candidates see it in the frame for signed-in users. */
export const isJobSearch = (name: RouteName): boolean => name === 'jobs' || name === 'jobsByLanguage';

/** Whether this visitor sees a screen in that frame. */
export const needsAppFrame = (name: RouteName): boolean =>
  isInAppFrame(name) || (isJobSearch(name) && getSession()?.userType === 'candidate');

/** Catalogues that every screen uses in other languages than English. */
const shared = ['common', 'refusals'] as const;

/** Catalogues that must be loaded when a screen renders, besides `common`. */
export const textsOf = (name: RouteName): readonly CatalogueName[] => routes[name].texts;

const isHeaded = (name: RouteName): name is HeadedName => name in headings;

/** The screen, if this visitor sees its heading before its code is loaded. */
export const headedName = (name: RouteName): HeadedName | undefined =>
  isHeaded(name) && isAllowed(routes[name].access, getSession()?.userType) ? name : undefined;

/**
 * Whether the code of a screen comes with its heading: where the data do, which would wait for it, and where the service
 * worker has the files.
 */
const isBesideHeading = (name: HeadedName): boolean =>
  isPrefetched(name) || navigator.serviceWorker?.controller != null;

/** Whether the screen at a path makes a call with its first render. */
export const showsData = (pathname: string): boolean => {
  const name = routeAt(pathname);
  if (name === undefined || headedName(name)) return false;
  return name === 'jobs' || name === 'publicJob' || isInAppFrame(name);
};

/**
 * Loads the files of the screen at a path. It imports none of the site's components, so that it can run before they are
 * loaded.
 */
export const loadScreenFiles = async (pathname: string): Promise<void> => {
  const name = routeAt(pathname);
  if (!name) return;
  const headed = headedName(name);
  const language = preferredLanguage();
  // A failed load is reported by the screen itself, when it requests the file again.
  await Promise.allSettled([
    loadProviders(),
    needsAppFrame(name) && loadAppLayout(),
    headed && loadStartedScreen(),
    (!headed || isBesideHeading(headed)) && screenLoaders[name](),
    ...textsOf(name).map((text) => loadMessages('en', text)),
    language !== 'en' && Promise.all([...shared, ...textsOf(name)].map((text) => loadMessages(language, text))),
  ]);
};
