/**
 * Screens whose HTML is made while building, as guests see them without a query, at `<path>.html`: they can be read
 * before any code is there. The site's build makes them; the edge and the local gateway answer with them. The landing
 * page is one more, at `index.html`; every other path begins as an empty shell.
 */
export const prerenderedPaths: readonly string[] = [
  '/login',
  '/signup',
  '/recruiter/login',
  '/recruiter/signup',
  '/admin/login',
  '/jobs',
];
