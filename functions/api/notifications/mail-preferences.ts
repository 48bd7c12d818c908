import { readMailPreferences, writeMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { readerOf } from '#functions/services/mail/opt-out-token.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';
import { mailedKinds } from '#shared/domain/notification-kinds.ts';
import { textId } from '#shared/texts/text-id.ts';

/** Which notifications the caller also gets as mails. */
export const preferences: UseCase<typeof notificationCalls.preferences> = ({ caller }) => readMailPreferences(caller);

/** Changes those of the caller's mail preferences that are in the request. */
export const updatePreferences: UseCase<typeof notificationCalls.updatePreferences> = async ({ body, caller }) => {
  const { mails, language } = body;
  await writeMailPreferences(caller, { ...(mails && { mails }), ...(language !== undefined && { language }) });
  return await readMailPreferences(caller);
};

/**
 * Ends all mails about notifications for the reader that the link was made for; it is idempotent. The response is the
 * same when the account is gone: there are no mails either way.
 */
export const unsubscribe: UseCase<typeof notificationCalls.unsubscribe> = async ({ query }) => {
  const reader = readerOf(query.token);
  if (!reader) throw new HttpError('INVALID_SIGNATURE', { text: textId('opt_out_link_invalid') });
  const mails = Object.fromEntries(mailedKinds[reader.kind].map((kind) => [kind, false]));
  await writeMailPreferences(reader, { mails });
  return { message: 'You will get no more mails about notifications.' };
};
