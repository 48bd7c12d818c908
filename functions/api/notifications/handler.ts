import { createHandler } from '#functions/http/create-handler.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { preferences } from './preferences.ts';
import { read } from './read.ts';
import { readAll } from './read-all.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updatePreferences } from './update-preferences.ts';

export const handler = createHandler(notificationCalls, {
  count,
  list,
  read,
  readAll,
  preferences,
  updatePreferences,
  unsubscribe,
});
