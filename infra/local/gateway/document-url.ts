import { documentRoutes } from '#shared/contracts/documents.ts';
import { stage } from './event.ts';

/**
 * The address of the API that renders the document at a public address, as the edge rewrites it; undefined for paths of
 * the site. A path below `/jobs/` without a route is the page of a job that does not exist.
 */
export const documentUrl = (url: URL): URL | undefined => {
  for (const { path, publicPath } of Object.values(documentRoutes)) {
    const found = publicPath.exec(url.pathname);
    if (found) return new URL(`/${stage}${path.replace(/\{[a-z]+\}/, found[1] ?? '')}`, url);
  }
  return url.pathname.startsWith('/jobs/') ? new URL(`/${stage}/pages/jobs/-`, url) : undefined;
};
