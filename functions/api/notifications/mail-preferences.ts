import type { Caller } from '#functions/entities/account/caller.ts';
import { readMailPreferences, writeMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { digestReaderOf, readerOf } from '#functions/services/mail/opt-out-token.ts';
import type { MailPreferences, notificationCalls } from '#shared/contracts/notifications.ts';
import { colleagueKinds, mailedKinds } from '#shared/domain/notification-kinds.ts';
import { textId } from '#shared/texts/text-id.ts';

/** Which notifications the caller also gets as mails. */
export const preferences: UseCase<typeof notificationCalls.preferences> = ({ caller }) => choicesOf(caller);

/** All preferences of an account; of a founder's colleague those of the mails that reach them, as the others go to the founder. */
async function choicesOf(caller: Caller): Promise<MailPreferences> {
  const { mails, ...others } = await readMailPreferences(caller);
  if (!caller.membership) return { mails, ...others };
  return { mails: Object.fromEntries(colleagueKinds.map((kind) => [kind, mails[kind]])), ...others };
}

/** Changes those of the caller's mail preferences that are in the request. */
export const updatePreferences: UseCase<typeof notificationCalls.updatePreferences> = async ({ body, caller, now }) => {
  const { mails, language, job_digest } = body;
  await writeMailPreferences(
    caller,
    { ...(mails && { mails }), ...(language !== undefined && { language }), job_digest },
    now,
  );
  return await choicesOf(caller);
};

/**
 * Ends all mails about notifications for the reader that the link was made for, or the weekly digest alone; it is idempotent. The
 * response is the same when the account is gone: there are no mails either way.
 */
export const unsubscribe: UseCase<typeof notificationCalls.unsubscribe> = async ({ query, now }) => {
  const digestReader = digestReaderOf(query.token);
  if (digestReader) {
    await writeMailPreferences(digestReader, { job_digest: false }, now);
    return { message: 'You will get no more weekly digests.' };
  }
  const reader = readerOf(query.token);
  if (!reader) throw new HttpError('INVALID_SIGNATURE', { text: textId('opt_out_link_invalid') });
  const mails = Object.fromEntries(mailedKinds[reader.kind].map((kind) => [kind, false]));
  await writeMailPreferences(reader, { mails, job_digest: false }, now);
  return { message: 'You will get no more mails about notifications.' };
};
