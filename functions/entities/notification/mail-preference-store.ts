import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { transact } from '#functions/data/transact.ts';
import type { MailPreferences } from '#shared/contracts/notifications.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { nextDigest } from '#shared/domain/job-digest.ts';
import { isUsual, mailedKinds } from '#shared/domain/notification-kinds.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { digestPlace } from './digest-store.ts';
import { mailSchemaVersion, parseMailPreferences, preferenceOf, type StoredPreferences } from './stored-mail.ts';

interface Reader {
  kind: AccountKind;
  id: number;
}

/** The reader's preferences, read consistently (1 read unit); all mails as long as nothing was chosen. */
export async function readMailPreferences({ kind, id }: Reader): Promise<MailPreferences> {
  return parseMailPreferences(await readItem(keys.mailPreferences(kind, id)), kind);
}

/**
 * Stores the given preferences, and only for kinds that are mailed to this reader (4 write units with the account's check; 2 more
 * when the digest is switched on or off). Nothing is stored for an account that is deleted for good meanwhile.
 */
export async function writeMailPreferences(
  reader: Reader,
  changes: Partial<MailPreferences>,
  now: EpochMs,
): Promise<void> {
  const { kind, id } = reader;
  const { language, job_digest } = changes;
  const chosen = mailedKinds[kind].flatMap((mailed) => {
    const wanted = isUsual(mailed) ? changes.mails?.[mailed] : job_digest;
    return wanted === undefined ? [] : ([[preferenceOf(mailed), wanted]] as const);
  });
  const hasDigest = kind === 'candidate' ? job_digest : undefined;
  await transact({
    preferences: updateItem<StoredPreferences>(keys.mailPreferences(kind, id), {
      set: { entity: 'mail_preferences', schema_version: mailSchemaVersion, ...Object.fromEntries(chosen), language },
      // One that is due already stays due.
      ...(hasDigest === true && { setOnce: digestPlace(id, nextDigest(now)) }),
      ...(hasDigest === false && { remove: ['GSI2PK', 'GSI2SK'] as const }),
    }),
    owner: requireOwner(reader),
  });
}
