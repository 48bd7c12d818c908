import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { storedEpochMs } from '#functions/data/stored-fields.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { remainingFailures } from './failures.ts';
import { purposes } from './one-time-code.ts';
import { sendHorizonMs } from './send-budget.ts';
import { type Codes, failuresOnly, storedFailures } from './stored-codes.ts';

// What an erasure leaves of an address: when codes were sent to it, and when guesses at them failed, so that erasing and signing
// up again is no way around either budget (decision 76).

/** The `schema_version` of items that are written now. */
const retainedSchemaVersion = 1;

const retained = z.object({
  /** Oldest first. */
  sends: z.array(storedEpochMs),
  /** By purpose. Absent in items from before failures were retained. */
  failures: z._default(z.partialRecord(z.enum(purposes), storedFailures), {}),
});

const keyOf = (email: string) => keys.sentCodes(keyedHash(`codes to ${email}`));

/** The write that retains the budgets of the last day, if any was used, without the address (2 write units inside a transaction). */
export function retainBudgets(email: string, { sends, codes }: Codes, now: EpochMs): TransactionItem | undefined {
  const recent = sends.filter((at) => at > now - sendHorizonMs);
  const failures = Object.fromEntries(remainingFailures(Object.entries(codes), now));
  if (recent.length === 0 && Object.keys(failures).length === 0) return undefined;
  return {
    Put: {
      Item: {
        ...keyOf(email),
        entity: 'sent_codes',
        schema_version: retainedSchemaVersion,
        sends: recent,
        failures,
        expires_at: expiryAt(addDays(now, 1)),
      },
    },
  };
}

/** The codes of an address that an erasure left: their budgets only; undefined without any (0.5 read units). */
export async function readRetainedBudgets(email: string): Promise<Codes | undefined> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keyOf(email) }));
  if (!Item) return undefined;
  const { sends, failures } = retained.parse(Item);
  const codes = Object.entries(failures).map(([purpose, failed]) => [purpose, failuresOnly(failed)]);
  return { version: 0, sends, admin_sends: [], codes: Object.fromEntries(codes) };
}
