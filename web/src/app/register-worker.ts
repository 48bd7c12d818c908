import { hourMs } from '#shared/domain/time.ts';
import { deleteOtherOfflineCaches, offlineCacheOf } from '#web/lib/offline-caches.ts';
import { getSession, subscribeToSession } from '#web/lib/session.ts';
import { offerUpdate } from '#web/lib/site-update.ts';
import { createStored } from '#web/lib/stored.ts';
import { whenIdle } from '#web/lib/when.ts';

/** `on` in the browser's storage: the local run has a service worker. */
const switchKey = 'service_worker';

/** Tells the worker which hashed files the page loaded without it, so that it stores them too: those of a first visit. */
const reportAssets = (worker: ServiceWorker): void => {
  const isAsset = ({ name }: PerformanceEntry) => name.startsWith(`${window.location.origin}/assets/`);
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const urlsToCache = entries.filter((entry) => entry.workerStart === 0 && isAsset(entry)).map(({ name }) => name);
    if (urlsToCache.length > 0) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
};

/** Calls a function when the page becomes visible, at most once in an hour. */
const callHourlyWhenVisible = (action: () => void): void => {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < hourMs) return;
    last = Date.now();
    action();
  });
};

/** Calls a function at every sign-in. */
const onSessionStart = (action: () => void): void => {
  let token = getSession()?.token;
  subscribeToSession(() => {
    const next = getSession()?.token;
    if (next !== token && next !== undefined) action();
    token = next;
  });
};

const register = async (): Promise<void> => {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  // Also fired for a version that was waiting already when this page was opened.
  worker.addEventListener('waiting', () =>
    offerUpdate(() => {
      const reload = () => window.location.reload();
      worker.addEventListener('controlling', reload);
      // Another tab may have started the new version.
      void navigator.serviceWorker.getRegistration().then((found) => {
        if (found?.waiting) worker.messageSkipWaiting();
        else reload();
      });
    }),
  );
  const registration = await worker.register({ immediate: true });
  // A home-screen app is rarely loaded anew, which is when browsers look for a new version.
  callHourlyWhenVisible(() => void registration?.update().catch(() => undefined));
  const { active } = await navigator.serviceWorker.ready;
  if (active) reportAssets(active);
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  const { renewPush } = await import('#web/lib/push-subscription.ts');
  const renew = () => void (getSession() && renewPush(subscription).catch(() => undefined));
  renew();
  onSessionStart(renew);
};

const unregister = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};

/**
 * Whether this build has a worker. Stored files would hide changes from the people who make them, and another project
 * at the same port of `localhost` would get them: there is none during development, and in the local run only for
 * tests that ask for one.
 */
const hasWorker = (): boolean =>
  import.meta.env.MODE === 'local-run' ? createStored([switchKey]).read(switchKey) === 'on' : import.meta.env.PROD;

/**
 * Registers the service worker once the page is idle; unregisters it when this build has none. Without a
 * worker the site works as before. Never throws.
 */
export const registerWorker = async (): Promise<void> => {
  await whenIdle();
  await deleteOtherOfflineCaches(offlineCacheOf(getSession()));
  if (!('serviceWorker' in navigator)) return;
  await (hasWorker() ? register() : unregister()).catch(() => undefined);
};
