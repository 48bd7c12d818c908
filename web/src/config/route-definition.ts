import type { CatalogueName, MessageKey } from '#shared/locales/catalogues.ts';
import type { Access } from './access.ts';
import type { FirstCall, Visit } from './first-call.ts';

export interface RouteDefinition {
  /** In the notation of React Router: `:jobId` is a parameter, `:candidateId?` an optional one. */
  path: string;
  access: Access;
  /** Message key of the document's title. */
  title: MessageKey;
  /** Catalogues that the screen uses, besides `common`. */
  texts: readonly CatalogueName[];
  /**
   * The calls of the screen's first render at an address without a query;
   * `test/e2e/first-calls.spec.ts` compares them with the real ones. They are prefetched while the screen's code loads.
   * Only screens whose data arrive at least a tenth sooner have them (decision 28): elsewhere the calls delay the code.
   */
  prefetch?: (visit: Visit) => readonly FirstCall[];
  /** The same for guests, who see only what is public. */
  guestsPrefetch?: () => readonly FirstCall[];
  /**
   * Whether the build renders the screen to HTML as guests see it without a query, so that it is readable before any
   * code is loaded. The landing page becomes `index.html`, any other screen `<path>.html`.
   */
  prerender?: boolean;
  /** The prerendered HTML tells search engines not to list the screen. */
  noindex?: boolean;
}
