import { expect, test } from 'vitest';
import { parsePushDevices } from './stored-push-devices.ts';

const keys = { PK: 'CANDIDATE#3', SK: 'SETTINGS#PUSH', entity: 'push_devices', schema_version: 1 };
const device = {
  session: 'a key',
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  p256dh: 'a point',
  auth: 'bytes',
};

test('reads the devices of an account, and leaves their keys out', () => {
  expect(parsePushDevices({ ...keys, devices: [device], version: 2 })).toEqual({ devices: [device], version: 2 });
});
