import { HttpError } from '#functions/runtime/http-error.ts';
import { readerOf } from '#functions/runtime/opt-out-token.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import { mailedKinds, type notificationCalls } from '#shared/contracts/notifications.ts';
import { writeMailPreferences } from './mail-preference-store.ts';

/**
 * Ends all mails about notifications for whom the link was made; again is fine. The answer is the same when the account
 * is gone: there are no mails either way.
 */
export const unsubscribe: UseCase<typeof notificationCalls.unsubscribe> = async ({ query }) => {
  const reader = readerOf(query.token);
  if (!reader) throw new HttpError('INVALID_SIGNATURE', { detail: 'This link is not valid. Please log in instead.' });
  const mails = Object.fromEntries(mailedKinds[reader.kind].map((kind) => [kind, false]));
  await writeMailPreferences(reader, { mails });
  return { message: 'You will get no more mails about notifications.' };
};
