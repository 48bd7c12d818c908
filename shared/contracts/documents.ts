/**
 * HTML and XML documents that the API renders for visitors who have no code of the site yet, and for crawlers and
 * messengers, which run none. They are no calls of the contract: nothing of the site calls them, and they answer no JSON.
 */
export interface DocumentRoute {
  /** API Gateway's path below `/api`. */
  readonly path: string;
  /** The public address: a pattern of the path at the edge, with one group for the path parameter, if there is one. */
  readonly publicPath: RegExp;
}

export const documentRoutes = {
  job: { path: '/pages/jobs/{id}', publicPath: /^\/jobs\/([^/]+)$/ },
  robots: { path: '/pages/robots', publicPath: /^\/robots\.txt$/ },
  sitemap: { path: '/pages/sitemap', publicPath: /^\/sitemap\.xml$/ },
  sitemapPart: { path: '/pages/sitemap/{part}', publicPath: /^\/sitemap-([0-9]+)\.xml$/ },
} as const satisfies Record<string, DocumentRoute>;

export type DocumentName = keyof typeof documentRoutes;

/** CloudFront's patterns of the paths that are documents; each is at least as wide as the routes' own. */
export const documentPatterns = ['/jobs/*', '/robots.txt', '/sitemap*.xml'] as const;

/** Methods of documents: link checkers and messengers also ask for the head alone. */
export const documentMethods = ['GET', 'HEAD'] as const;

/** API Gateway's route keys of all documents. */
export const documentRouteKeys: readonly string[] = Object.values(documentRoutes).flatMap(({ path }) =>
  documentMethods.map((method) => `${method} ${path}`),
);
