import { createHandler } from '#functions/http/create-handler.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { count, list, read, readAll } from './inbox.ts';
import { preferences, unsubscribe, updatePreferences } from './mail-preferences.ts';

export const handler = createHandler(notificationCalls, {
  count,
  list,
  read,
  readAll,
  preferences,
  updatePreferences,
  unsubscribe,
});
