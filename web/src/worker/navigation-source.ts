import { isDocumentPath } from '#shared/contracts/documents.ts';
import { canonicalPath } from '#shared/domain/canonical-path.ts';
import { htmlPaths } from '#web/config/prerendered-paths.ts';
import { routes } from '#web/config/routes.ts';

/**
 * What answers a navigation:
 * - `shell`: the stored shell, at once. Screens without HTML of their own.
 * - `network`: the network, and the shell only where it fails. Pages whose HTML is made by the build or the API, and addresses
 *   that the edge redirects.
 * - `browser`: the worker stays out of it. Calls, files and documents for machines.
 */
export type NavigationSource = 'shell' | 'network' | 'browser';

const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1).includes('.');
const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** The source of a navigation to a path. Follows the edge (`infra/constructs/route-pages.ts`, `route-documents.ts`). */
export const navigationSource = (path: string): NavigationSource => {
  if (isCall(path)) return 'browser';
  if (path !== canonicalPath(path)) return 'network';
  if (isFile(path)) return 'browser';
  const isRendered = path === routes.landing.path || htmlPaths.includes(path);
  return isRendered || isDocumentPath(path) ? 'network' : 'shell';
};
