import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import type { MailPreferences } from '#shared/contracts/notifications.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { mailedKinds } from '#shared/domain/notification-kinds.ts';
import { mailSchemaVersion, parseMailPreferences, preferenceOf } from './stored-mail.ts';

interface Reader {
  kind: AccountKind;
  id: number;
}

/** The reader's preferences, read consistently (1 read unit); all mails as long as nothing was chosen. */
export async function readMailPreferences({ kind, id }: Reader): Promise<MailPreferences> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.mailPreferences(kind, id), ConsistentRead: true }),
  );
  return parseMailPreferences(Item, kind);
}

/**
 * Stores the given preferences, and only for kinds that are mailed to this reader (4 write units with the account's check).
 * Nothing is stored for an account that is deleted for good meanwhile.
 */
export async function writeMailPreferences(reader: Reader, changes: Partial<MailPreferences>): Promise<void> {
  const { kind, id } = reader;
  const chosen = mailedKinds[kind].flatMap((mailed) => {
    const wanted = changes.mails?.[mailed];
    return wanted === undefined ? [] : ([[preferenceOf(mailed), wanted]] as const);
  });
  const language = changes.language === undefined ? [] : ([['language', changes.language]] as const);
  const values = [
    ['entity', 'mail_preferences'],
    ['schema_version', mailSchemaVersion],
    ...chosen,
    ...language,
  ] as const;
  await transact({
    preferences: {
      Update: {
        Key: keys.mailPreferences(kind, id),
        UpdateExpression: `SET ${values.map((_, place) => `#${place} = :${place}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(values.map(([name], place) => [`#${place}`, name])),
        ExpressionAttributeValues: Object.fromEntries(values.map(([, value], place) => [`:${place}`, value])),
      },
    },
    owner: requireOwner(reader),
  });
}
