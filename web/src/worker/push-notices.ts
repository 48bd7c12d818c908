// Notices of new messages (decision 135): what `functions/services/push/send-push.ts` sends.

interface Notice {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  path: string;
}

interface Tab {
  url: string;
  visibilityState: 'visible' | 'hidden';
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface Work {
  waitUntil(done: Promise<unknown>): void;
}

/** The part of a service worker's global scope that notices need: the DOM's types have none. */
export interface NoticeScope {
  addEventListener(type: 'push', listener: (event: Work & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Work & { notification: { close(): void; data?: unknown } }) => void,
  ): void;
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { origin: string };
}

const tabsOf = ({ clients }: NoticeScope) => clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A page of this site, whatever a notice names. */
const pageOf = ({ location }: NoticeScope, path: unknown): string => {
  const url = new URL(typeof path === 'string' ? path : '/', location.origin);
  return url.origin === location.origin ? url.href : `${location.origin}/`;
};

/** Shows a notice; a later one takes the place of one that is still shown. Who is looking at the messages needs none. */
const show = async (scope: NoticeScope, { title, body, lang, dir, path }: Notice): Promise<void> => {
  const page = pageOf(scope, path);
  const tabs = await tabsOf(scope);
  if (tabs.some(({ url, visibilityState }) => visibilityState === 'visible' && url.startsWith(page))) return;
  await scope.registration.showNotification(title, { body, lang, dir, tag: path, icon: '/icon.svg', data: path });
};

/** Goes to the page of a notice, in a tab of the site if there is one. */
const open = async (scope: NoticeScope, path: unknown): Promise<void> => {
  const page = pageOf(scope, path);
  const [tab] = await tabsOf(scope);
  if (!tab) await scope.clients.openWindow(page);
  else {
    await tab.focus();
    if (!tab.url.startsWith(page)) await tab.navigate(page);
  }
};

/** Shows notices that arrive, and opens their pages. */
export const showNotices = (scope: NoticeScope): void => {
  scope.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(scope, event.data.json() as Notice));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event.notification.data));
  });
};
