import type { UseCase } from '#functions/runtime/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';
import { readMailPreferences, writeMailPreferences } from './mail-preference-store.ts';

/** Changes the caller's mail preferences that are sent. */
export const updatePreferences: UseCase<typeof notificationCalls.updatePreferences> = async ({ body, caller }) => {
  const { mails, language } = body;
  await writeMailPreferences(caller, { ...(mails && { mails }), ...(language !== undefined && { language }) });
  return await readMailPreferences(caller);
};
