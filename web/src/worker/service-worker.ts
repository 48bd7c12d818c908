import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { type NavigationSource, navigationSource } from './navigation-source.ts';
import { type NoticeScope, showNotices } from './push-notices.ts';

// The service worker (decision 33). It answers navigations and hashed files, and shows notices of messages; calls of the API pass it by.

/** Files of the shell; replaced by the build (`web/service-worker.ts`). */
declare const shellFiles: PrecacheEntry[];

/** The part of a service worker's global scope that is used here: the DOM's types have none. */
declare const self: NoticeScope & {
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: string } | null>) => void): void;
  skipWaiting(): Promise<void>;
  navigator: { onLine: boolean };
};

const shell = '/stored-shell.html';
/** Seconds after which a page that does not arrive counts as offline. */
const networkTimeoutSeconds = 5;
/** 150 files are more than a person's screens load. Workbox's types do not compile with exact optional properties. */
const deleteLeastUsed = new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Milliseconds before each repeated request of a hashed file. */
const repeatAfterMs = [500, 1_500];

/**
 * Requests a hashed file again after a failure of the network: a page remembers a failed import until it is reloaded, so one
 * lost packet would close what the file belongs to. Without a connection it fails at once.
 */
const fetchAgain = async (request: Request): Promise<Response | undefined> => {
  for (const ms of repeatAfterMs) {
    if (!self.navigator.onLine) return undefined;
    await new Promise((resolve) => setTimeout(resolve, ms));
    const response = await fetch(request).catch(() => undefined);
    if (response) return response;
  }
  return undefined;
};

const isNavigationFrom =
  (source: NavigationSource) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    request.mode === 'navigate' && navigationSource(url.pathname) === source;

clientsClaim();
// A new version waits until the user agrees to reload, or until the last tab of the previous one is closed.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

showNotices(self);
precacheAndRoute(shellFiles, { cleanURLs: false, directoryIndex: '' });
registerRoute(isNavigationFrom('shell'), createHandlerBoundToURL(shell));
registerRoute(
  isNavigationFrom('network'),
  new NetworkOnly({ networkTimeoutSeconds, plugins: [{ handlerDidError: () => matchPrecache(shell) }] }),
);
// Their names contain a hash of their content, so they never change.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [deleteLeastUsed, { handlerDidError: ({ request }) => fetchAgain(request) }],
  }),
);
