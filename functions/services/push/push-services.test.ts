import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/d2:APA91',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
])('%s is an address of a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/d2',
  'https://fcm.googleapis.com:8443/fcm/send/d2',
  'https://fcm.googleapis.com.example.org/fcm/send/d2',
  'https://evil.example/fcm.googleapis.com',
  'https://notify.windows.com/w/',
  'https://evilnotify.windows.com/w/',
  'https://name@fcm.googleapis.com/fcm/send/d2',
  'https://name:word@web.push.apple.com/Q',
  'https://127.0.0.1/latest/meta-data',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:9999/push',
])('%s is not', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});
