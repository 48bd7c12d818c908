import { catalogueFiles } from '../lib/catalogue-files.ts';
import { paths } from './paths.ts';
import { guestScreens, loadAppLayout, loadProviders, type ScreenRoute, signedInScreens } from './screens.ts';

/** Whether a path belongs to a route such as `/candidate/profile/:candidateId?`. */
const belongs = (pathname: string, { path }: ScreenRoute): boolean => {
  const pattern = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`).test(pathname);
};

/** The screen that guests find at a path, but for the landing page; undefined for all others. */
export const guestScreenAt = (pathname: string): ScreenRoute | undefined =>
  guestScreens.find((route) => route.path !== '*' && belongs(pathname, route));

/** The screen at a path for signed-in people; undefined for all others. */
export const signedInScreenAt = (pathname: string): ScreenRoute | undefined =>
  Object.values(signedInScreens)
    .flat()
    .find((route) => belongs(pathname, route));

/** Whether the screen at a path shows data, and so makes a call as soon as it renders. */
export const showsData = (pathname: string): boolean =>
  pathname === paths.jobs || signedInScreenAt(pathname) !== undefined;

/**
 * Starts to load the files of the screen at a path, and settles when they are there. It draws in none of the site's own
 * code, so that it can run before that is there.
 */
export const loadScreenFiles = async (pathname: string): Promise<void> => {
  const guest = guestScreenAt(pathname);
  const signedIn = guest ? undefined : signedInScreenAt(pathname);
  const route = guest ?? signedIn;
  if (!route) return;
  // A lost file is reported by the screen itself, when it asks for it again.
  await Promise.allSettled([
    loadProviders(),
    signedIn && loadAppLayout(),
    route.load(),
    ...route.texts.map((name) => catalogueFiles[`../locales/en/${name}.json`]?.()),
  ]);
};
