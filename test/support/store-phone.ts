import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';

/** Stores a number as forms did that took ten digits. */
export const storePhone = (kind: AccountKind, id: number, phone: string, state = 'active') =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.profile(kind, id),
      UpdateExpression: 'SET card.phone = :phone, card.#state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':phone': phone, ':state': state },
    }),
  );
