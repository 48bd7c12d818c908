import { createHandler } from '#functions/http/create-handler.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import { timeZoneCalls } from '#shared/contracts/time-zone.ts';
import { count, list, read, readAll } from './inbox.ts';
import { preferences, unsubscribe, updatePreferences } from './mail-preferences.ts';

// Devices load the code of Web Push when they are read or changed.
const zones = () => import('./time-zone.ts');
const devices = () => import('./push-device.ts');

export const handler = createHandler(
  { ...notificationCalls, ...pushDeviceCalls, ...timeZoneCalls },
  {
    count,
    list,
    read,
    readAll,
    preferences,
    updatePreferences,
    unsubscribe,
    timeZone: async (request) => (await zones()).timeZone(request),
    setTimeZone: async (request) => (await zones()).setTimeZone(request),
    pushDevice: async (request) => (await devices()).pushDevice(request),
    setPushDevice: async (request) => (await devices()).setPushDevice(request),
    removePushDevice: async (request) => (await devices()).removePushDevice(request),
  },
);
