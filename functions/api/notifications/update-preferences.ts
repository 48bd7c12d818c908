import { readMailPreferences, writeMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';

/** Changes the caller's mail preferences that are sent. */
export const updatePreferences: UseCase<typeof notificationCalls.updatePreferences> = async ({ body, caller }) => {
  const { mails, language } = body;
  await writeMailPreferences(caller, { ...(mails && { mails }), ...(language !== undefined && { language }) });
  return await readMailPreferences(caller);
};
