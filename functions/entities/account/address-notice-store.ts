import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { expiryAt, type IsoInstant } from '#shared/domain/time.ts';
import { undoEnd } from './former-addresses.ts';
import type { AddressChange } from './undo-token.ts';

/**
 * The mail that is due to a former address. It is written with the change itself, and the stream starts the mail: so
 * every change is notified, whether the mail service answers at that moment or not.
 */
export const addressNotice = z.object({
  entity: z.literal('address_notice'),
  kind: z.enum(accountKinds),
  id: z.int(),
  /** The former address. */
  email: z.string(),
  changed_at: storedInstant,
  /** When the mail was sent; absent as long as it is due. */
  mailed_at: z.optional(storedInstant),
});

/** The write of a notice, which expires with its undo link (2 write units inside a transaction). */
export const putAddressNotice = ({ kind, id, email, changed_at }: AddressChange): TransactionItem => ({
  Put: {
    Item: {
      ...keys.addressNotice(kind, id, changed_at),
      entity: 'address_notice',
      schema_version: 1,
      kind,
      id,
      email,
      changed_at,
      expires_at: expiryAt(undoEnd(changed_at)),
    },
  },
});

/** Whether the notice of a change is still to be mailed, read consistently (1 read unit). */
export async function isNoticeOwed({ kind, id, changed_at }: AddressChange): Promise<boolean> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.addressNotice(kind, id, changed_at), ConsistentRead: true }),
  );
  return Item !== undefined && addressNotice.parse(Item).mailed_at === undefined;
}

/** Notes that a notice was mailed, so that a repeated delivery mails nothing (1 write unit). */
export async function noteNoticeMailed({ kind, id, changed_at }: AddressChange, now: IsoInstant): Promise<void> {
  await write({
    Update: {
      Key: keys.addressNotice(kind, id, changed_at),
      UpdateExpression: 'SET mailed_at = :now',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':now': now },
    },
  });
}
