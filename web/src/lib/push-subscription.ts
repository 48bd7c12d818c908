import { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import { call } from './api-client.ts';

// Notices of new messages and interviews on this device (decision 135): the browser's side of them.

/** The service worker's registration, where this build has one and the browser can show notices. */
export const pushRegistration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return await navigator.serviceWorker.getRegistration();
};

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

const store = async (subscription: PushSubscription): Promise<void> => {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call(pushDeviceCalls.setPushDevice, { body: { endpoint: endpoint ?? '', p256dh, auth } });
};

/**
 * Switches notices on for this device and account. A subscription that is there already may be another account's: it ends.
 * @throws DOMException `NotAllowedError` when the person or the browser does not allow notices
 */
export const switchPushOn = async (registration: ServiceWorkerRegistration, key: string): Promise<void> => {
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  await store(await registration.pushManager.subscribe(options));
};

/** Switches notices off for this device, first where they are sent. */
export const switchPushOff = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await call(pushDeviceCalls.removePushDevice, {});
  await (await registration.pushManager.getSubscription())?.unsubscribe();
};

/**
 * Carries this device over to a new session of the same account, as devices end with their session. The subscription of
 * another account ends: its messages are not this person's.
 */
export const renewPush = async (subscription: PushSubscription): Promise<void> => {
  const { is_on, endpoints } = await call(pushDeviceCalls.pushDevice, {});
  if (!endpoints.includes(subscription.endpoint)) await subscription.unsubscribe();
  else if (!is_on) await store(subscription);
};
