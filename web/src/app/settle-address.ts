import { canonicalPath } from '#shared/domain/canonical-path.ts';

/**
 * Replaces an address that is not canonical, as the edge redirects it: the stored shell also starts without a connection.
 * @returns the path of the screen to start with
 */
export const settleAddress = (): string => {
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
  return path;
};
