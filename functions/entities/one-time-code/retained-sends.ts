import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { storedEpochMs } from '#functions/data/stored-fields.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { sendHorizonMs } from './send-budget.ts';
import type { Codes } from './stored-codes.ts';

// What an erasure leaves of an address: when codes were sent to it, so that erasing and signing up again is no way around the
// budget of sends (decision 76).

/** The `schema_version` of items that are written now. */
const sentCodesSchemaVersion = 1;

const sentCodes = z.object({ /** Oldest first. */ sends: z.array(storedEpochMs) });

const keyOf = (email: string) => keys.sentCodes(keyedHash(`codes to ${email}`));

/** The write that retains the sends of the last day, if any, without the address (2 write units inside a transaction). */
export function retainSends(email: string, { sends }: Codes, now: EpochMs): TransactionItem | undefined {
  const recent = sends.filter((at) => at > now - sendHorizonMs);
  if (recent.length === 0) return undefined;
  return {
    Put: {
      Item: {
        ...keyOf(email),
        entity: 'sent_codes',
        schema_version: sentCodesSchemaVersion,
        sends: recent,
        expires_at: expiryAt(addDays(now, 1)),
      },
    },
  };
}

/** The codes of an address that an erasure left: their sends only; undefined without any (0.5 read units). */
export async function readRetainedSends(email: string): Promise<Codes | undefined> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keyOf(email) }));
  return Item && { version: 0, sends: sentCodes.parse(Item).sends, admin_sends: [], codes: {} };
}
