import { optionalSetting } from '#functions/platform/env.ts';

/** The push services of Chrome and its relatives, Firefox, Edge on Windows, and Safari, by host. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const parentHost = '.notify.windows.com';

/**
 * Whether an endpoint is an address of a known push service: the server sends requests to no other address that a browser names.
 * @param endpoint a valid URL
 */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origin === optionalSetting('PUSH_SERVICE')) return true;
  return protocol === 'https:' && port === '' && (hosts.includes(hostname) || hostname.endsWith(parentHost));
}
