import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { undoPeriod } from './former-addresses.ts';
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
  /** ISO 8601 in UTC. */
  changed_at: z.string(),
  /** When the mail was sent; absent as long as it is due. */
  mailed_at: z.optional(z.string()),
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
      expires_at: Math.ceil((Date.parse(changed_at) + undoPeriod) / 1000),
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

/** Notes that a notice was mailed, so that a repeated delivery mails nothing (1 write unit); `now` as ISO 8601. */
export async function noteNoticeMailed({ kind, id, changed_at }: AddressChange, now: string): Promise<void> {
  await write({
    Update: {
      Key: keys.addressNotice(kind, id, changed_at),
      UpdateExpression: 'SET mailed_at = :now',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':now': now },
    },
  });
}
