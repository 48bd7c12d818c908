import { interfaceLanguages } from '../locales/languages.ts';

/**
 * HTML and XML documents that the API renders for visitors who have no code of the site yet, and for crawlers and
 * messengers, which run none. They are no calls of the contract: nothing of the site calls them, and they answer no JSON.
 */
export interface DocumentRoute {
  /** API Gateway's path below `/api`. */
  readonly path: string;
  /** The public address: a pattern of the path at the edge, with a group for each parameter of `path`, in their order. */
  readonly publicPath: RegExp;
}

/** The languages with a prefix of their own in addresses; English has none. */
const prefixes = interfaceLanguages.slice(1).join('|');

/** Addresses of lists of jobs by language, in every language of the site. */
const listPath = (rest = ''): RegExp => new RegExp(`^(?:/(${prefixes}))?/jobs/language${rest}$`);

/** The first one whose pattern fits answers. */
export const documentRoutes = {
  languages: { path: '/pages/languages/{site}', publicPath: listPath() },
  language: { path: '/pages/languages/{site}/{tag}', publicPath: listPath('/([A-Za-z0-9-]+)') },
  languagePart: {
    path: '/pages/languages/{site}/{tag}/{dimension}/{value}',
    publicPath: listPath('/([A-Za-z0-9-]+)/([a-z]+)/([^/]+)'),
  },
  feed: { path: '/pages/feed/{tag}', publicPath: /^\/jobs(?:\/language\/([A-Za-z0-9-]+))?\.atom$/ },
  jobFeed: { path: '/pages/job-feed/{after}', publicPath: /^\/jobs(?:-([0-9]+-[0-9]+))?\.xml$/ },
  job: { path: '/pages/jobs/{id}', publicPath: /^\/jobs\/([^/]+)$/ },
  // English has a prefix here: a job whose main text is in another language has none for that.
  jobText: {
    path: '/pages/job-texts/{site}/{id}',
    publicPath: new RegExp(`^/(${interfaceLanguages.join('|')})/jobs/([^/]+)$`),
  },
  robots: { path: '/pages/robots', publicPath: /^\/robots\.txt$/ },
  sitemap: { path: '/pages/sitemap', publicPath: /^\/sitemap\.xml$/ },
  sitemapPart: { path: '/pages/sitemap/{part}', publicPath: /^\/sitemap-([0-9]+|languages)\.xml$/ },
} as const satisfies Record<string, DocumentRoute>;

export type DocumentName = keyof typeof documentRoutes;

/** The value of a path parameter that the public address leaves out. */
export const absentPart = '-';

/** CloudFront's patterns of the paths that are documents; each is at least as wide as the routes' own. */
export const documentPatterns = [
  '/jobs/*',
  '/*/jobs/*',
  '/jobs.atom',
  '/jobs*.xml',
  '/robots.txt',
  '/sitemap*.xml',
] as const;

/** Without what a last `*` takes: a second loop over the same text would take a time that grows with its square. */
const patterns = documentPatterns.map(
  (pattern) => new RegExp(`^${`${pattern}$`.replace(/\*\$$/, '').replaceAll('.', '\\.').replaceAll('*', '.*')}`),
);

/** Whether the edge sends a path to the documents. */
export const isDocumentPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** Methods of documents: link checkers and messengers also ask for the head alone. */
export const documentMethods = ['GET', 'HEAD'] as const;

/** API Gateway's route keys of all documents. */
export const documentRouteKeys: readonly string[] = Object.values(documentRoutes).flatMap(({ path }) =>
  documentMethods.map((method) => `${method} ${path}`),
);
