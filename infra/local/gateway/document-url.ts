import { absentPart, documentRoutes, isDocumentPath } from '#shared/contracts/documents.ts';
import { stage } from './event.ts';

/**
 * The address of the API that renders the document at a public address, as the edge rewrites it; undefined for paths of
 * the site. Another path that the edge sends to the documents is the page of a job that does not exist.
 */
export const documentUrl = (url: URL): URL | undefined => {
  for (const { path, publicPath } of Object.values(documentRoutes)) {
    const found = publicPath.exec(url.pathname);
    if (!found) continue;
    const parts = found.slice(1);
    return new URL(`/${stage}${path.replaceAll(/\{[a-z]+\}/g, () => parts.shift() || absentPart)}`, url);
  }
  return isDocumentPath(url.pathname) ? new URL(`/${stage}/pages/jobs/${absentPart}`, url) : undefined;
};
