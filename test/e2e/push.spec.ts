import type { Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/of-this-journey';

/** Gives the visitor a service worker and a push service, which browsers of tests cannot reach. */
const allowPush = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['notifications']);
  await page.context().addInitScript((address) => {
    if (location.protocol !== 'http:') return;
    localStorage.setItem('service_worker', 'on');
    const subscription = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: async () => sessionStorage.removeItem('subscribed') === undefined,
    };
    const known = () => (sessionStorage.getItem('subscribed') ? subscription : null);
    Object.assign(PushManager.prototype, {
      getSubscription: async () => known(),
      subscribe: async () => {
        sessionStorage.setItem('subscribed', 'yes');
        return subscription;
      },
    });
  }, endpoint);
};

/** Delivers a notice to the worker of the page, as its push service does. */
const deliver = async (page: Page, notice: object) => {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(notice);
  await client.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
};

/** Records what the page's worker shows, as browsers without a window show nothing; answers with a reader of the record. */
const recordNotices = async (page: Page) => {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker.');
  type Scope = { registration: { showNotification: unknown }; shown: object[] };
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title: string, options: object) => {
      scope.shown.push({ title, ...options });
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as Scope).shown);
};

const notice = {
  title: 'Foreign Language Job Portal',
  body: 'رسالة جديدة',
  lang: 'ar',
  dir: 'rtl',
  path: '/messages',
};

test('a candidate has new messages shown on the phone, and switches that off', async ({ visit }) => {
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate, viewport: { width: 360, height: 740 } });
  await allowPush(page);
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  const choice = page.getByRole('checkbox', { name: 'Show new messages and news of interviews on this device' });
  await choice.click();
  await expect(toast(page, 'Your choice is saved.')).toBeVisible();
  await expect(choice).toBeChecked();
  const stored = async () => (await expectOk(portal, 'GET', '/push-device', { token: candidate.token })).body;
  expect(await stored()).toMatchObject({ is_on: true, endpoints: [endpoint] });
  const shown = await recordNotices(page);
  await deliver(page, notice);
  const { path, ...texts } = notice;
  await expect.poll(shown).toEqual([{ ...texts, tag: path, icon: '/icon.svg', data: path }]);
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect.poll(stored).toMatchObject({ is_on: false, endpoints: [] });
});

test('the device of one account shows nothing to the next one who signs in there', async ({ visit }) => {
  const first = await openSession('candidate');
  const second = await openSession('candidate');
  const page = await visit({ as: first });
  await allowPush(page);
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await page.getByRole('checkbox', { name: 'Show new messages and news of interviews on this device' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe('yes');
  await page.evaluate(({ token, id }) => {
    const user = JSON.parse(localStorage.getItem('user_data') ?? '{}');
    localStorage.setItem('user_data', JSON.stringify({ ...user, id }));
    localStorage.setItem('user_token', token);
  }, second);
  await page.reload();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(null);
});
