import { unknownScreen } from '#shared/domain/browser-report.ts';
import { routeAt } from '#web/config/links.ts';
import { routes } from '#web/config/routes.ts';

/** The path of the shown screen's route, such as `/job/:jobId`: neither the address nor its query leaves the browser. */
export const shownScreen = (pathname = window.location.pathname): string => {
  const name = routeAt(pathname);
  return name ? routes[name].path : unknownScreen;
};

/** The hash of the build's entry, which changes with every file that it loads: a stored page runs an earlier build. */
export const releaseOfPage = (): string => {
  const entry = document.querySelector<HTMLScriptElement>('script[src^="/assets/index-"]');
  return /\/index-([\w-]{1,40})\.js$/.exec(entry?.src ?? '')?.[1] ?? 'unknown';
};
