/**
 * Screens that are prerendered at build time, as guests see them without a query, to `<path>.html`, so that they are
 * readable before any code is loaded. The site's build writes them; the edge and the local gateway serve them. The
 * landing page is also prerendered, to `index.html`; every other path starts with an empty shell.
 */
export const prerenderedPaths: readonly string[] = [
  '/login',
  '/signup',
  '/recruiter/login',
  '/recruiter/signup',
  '/admin/login',
  '/jobs',
];
