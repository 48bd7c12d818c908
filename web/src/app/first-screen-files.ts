import { catalogueFiles } from '../lib/catalogue-files.ts';
import { askEarly } from '../lib/early-answers.ts';
import { getSession } from '../lib/session.ts';
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

/**
 * Starts to load the files of the screen at a path, and settles when they are there. It draws in none of the site's own
 * code, so that it can run before that is there.
 */
export const loadScreenFiles = async (pathname: string): Promise<void> => {
  const guest = guestScreenAt(pathname);
  const signedIn = guest ? undefined : signedInScreenAt(pathname);
  const route = guest ?? signedIn;
  if (!route) return;
  // Nothing waits for the transport's code, but the first call of a screen that shows data goes out as soon as it renders.
  const callsAtOnce = (signedIn && !signedIn.firstCalls) || route.path === paths.jobs;
  if (callsAtOnce) import('../lib/transport.ts').catch(() => undefined);
  // A lost file is reported by the screen itself, when it asks for it again.
  await Promise.allSettled([
    loadProviders(),
    signedIn && loadAppLayout(),
    route.load(),
    ...route.texts.map((name) => catalogueFiles[`../locales/en/${name}.json`]?.()),
  ]);
};

/** Makes the first calls of the screen at an address, so that they do not wait for its code. */
export const askFirstCalls = ({ pathname, search }: { pathname: string; search: string }): void => {
  const session = getSession();
  if (!session || search !== '') return;
  for (const path of signedInScreenAt(pathname)?.firstCalls?.(session) ?? []) askEarly(path, session.token);
};
