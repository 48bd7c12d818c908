import * as z from 'zod/mini';
import { storedEpochMs } from '#functions/data/stored-fields.ts';
import type { MailPreferences } from '#shared/contracts/notifications.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { isUsual, type MailedKind, mailedKinds } from '#shared/domain/notification-kinds.ts';

/** The `schema_version` of mail preferences and mail marks that are written now. */
export const mailSchemaVersion = 1;

/** Each kind has an attribute of its own, so that concurrent changes of different ones do not undo each other. */
export const preferenceOf = (mailed: MailedKind) => `mail_${mailed}` as const;

/** An attribute for each kind that was chosen, see `preferenceOf`; the language is absent until one is chosen. */
const preferencesItem = z.looseObject({ language: z._default(z.nullable(z.string()), null) });
export type StoredPreferences = { language: string | null } & { [Mailed in `mail_${string}`]: boolean };

/** The preferences of an account of a kind from its item; where nothing was chosen, all its mails are wanted but those to switch on. */
export function parseMailPreferences(item: unknown, kind: AccountKind): MailPreferences {
  const stored = preferencesItem.parse(item ?? {});
  const usual: readonly MailedKind[] = mailedKinds[kind];
  const mails = usual.filter(isUsual).map((mailed) => [mailed, stored[preferenceOf(mailed)] !== false] as const);
  return {
    mails: Object.fromEntries(mails),
    language: stored.language,
    ...(kind === 'candidate' && { job_digest: stored.mail_job_digest === true }),
  };
}

/** When the last mail of one kind from one sender to a reader was claimed. */
const markItem = z.object({
  /** Id of the notification that the mail is about. */
  notification: z.string(),
  /** Until then no other mail of the kind is sent. */
  blocked_until: storedEpochMs,
  /** Until then the mail counts as being sent; absent once its outcome is known. */
  pending_until: z.optional(storedEpochMs),
  /** Id of a later notification, whose mail waits until then; the next claim removes it. */
  waiting: z.optional(z.string()),
  /** That time has come: the change starts the mail function. */
  state: z.optional(z.literal('due')),
});
export type MailMark = z.output<typeof markItem>;

/**
 * A mail mark as it is stored; its shape never changed.
 * @throws ZodError when the item is no mark
 */
export const parseMailMark = (item: unknown): MailMark => markItem.parse(item);
