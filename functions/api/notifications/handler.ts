import { createHandler } from '#functions/http/create-handler.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import { count, list, read, readAll } from './inbox.ts';
import { preferences, unsubscribe, updatePreferences } from './mail-preferences.ts';

// Devices load the code of Web Push when they are read or changed.
const devices = () => import('./push-device.ts');

export const handler = createHandler(
  { ...notificationCalls, ...pushDeviceCalls },
  {
    count,
    list,
    read,
    readAll,
    preferences,
    updatePreferences,
    unsubscribe,
    pushDevice: async (request) => (await devices()).pushDevice(request),
    setPushDevice: async (request) => (await devices()).setPushDevice(request),
    removePushDevice: async (request) => (await devices()).removePushDevice(request),
  },
);
