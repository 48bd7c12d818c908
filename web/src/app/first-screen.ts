import { catalogueFiles } from '../lib/catalogue-files.ts';
import { paths } from './paths.ts';
import {
  adminScreens,
  candidateScreens,
  guestScreens,
  loadAppLayout,
  loadProviders,
  profileScreens,
  recruiterScreens,
  type ScreenRoute,
  shortlistScreens,
  unguardedAdminScreens,
} from './screens.ts';

const signedInScreens = [
  candidateScreens,
  profileScreens,
  recruiterScreens,
  shortlistScreens,
  adminScreens,
  unguardedAdminScreens,
].flat();

/** Whether a path belongs to a route such as `/candidate/profile/:candidateId?`. */
const belongs = (pathname: string, { path }: ScreenRoute): boolean => {
  const pattern = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`).test(pathname);
};

const load = async (pathname: string): Promise<void> => {
  const guest = guestScreens.find((route) => route.path !== '*' && belongs(pathname, route));
  const signedIn = guest ? undefined : signedInScreens.find((route) => belongs(pathname, route));
  const route = guest ?? signedIn;
  if (!route) return;
  // Nothing waits for the transport's code, but the first call of a screen that shows data goes out as soon as it renders.
  const callsAtOnce = signedIn !== undefined || route.path === paths.jobs;
  if (callsAtOnce) import('../lib/transport.ts').catch(() => undefined);
  // A lost file is reported by the screen itself, when it asks for it again.
  await Promise.allSettled([
    loadProviders(),
    signedIn && loadAppLayout(),
    route.load(),
    ...route.texts.map((name) => catalogueFiles[`../locales/en/${name}.json`]?.()),
  ]);
};

let first: Promise<void> | undefined;

/** Starts to load, once, everything that the visit's first screen is made of; settles when it is there. */
export const loadFirstScreen = (): Promise<void> => {
  first ??= load(window.location.pathname);
  return first;
};
