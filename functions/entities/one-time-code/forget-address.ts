import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { Writes } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import type { EmailPointer } from '#functions/entities/account/stored-account.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { changePurposeOf, type Purpose } from './one-time-code.ts';
import { ifUnchanged, putCodes, readEmail } from './one-time-code-store.ts';
import { retainSends } from './retained-sends.ts';
import type { Codes } from './stored-codes.ts';

interface Owner {
  kind: AccountKind;
  id: number;
}

/**
 * The writes that remove what an address has of an account that is being erased (1 read unit): the codes of the account's
 * purposes, or all codes where the address was the account's and is no other account's. Of deleted codes the sends are retained.
 * `codes` fails when they changed since they were read.
 * @param isOwn whether it is or was the account's address; otherwise the account only requested codes there, and the address
 * may be that of a person who is signing up
 * @returns `free`: whether the address is no other account's, so that it must still be free when this is written
 */
export async function codesErasure(
  email: string,
  owner: Owner,
  { isOwn, now }: { isOwn: boolean; now: EpochMs },
): Promise<{ free: boolean; writes: Writes }> {
  const { account, admin, codes } = await readEmail(email);
  const free = ![account, admin].some((pointer) => pointer && !isSame(pointer, owner));
  if (!codes) return { free, writes: {} };
  const left = withoutCodesOf(codes, owner);
  if (free && (isOwn || Object.keys(left).length === 0)) {
    const Delete = { Key: keys.oneTimeCodes(email), ...ifUnchanged(codes.version) };
    return { free, writes: { codes: { Delete }, sends: retainSends(email, codes, now) } };
  }
  if (Object.keys(left).length === Object.keys(codes.codes).length) return { free, writes: {} };
  const Put = putCodes(email, { ...codes, version: codes.version + 1, codes: left }, now);
  return { free, writes: { codes: { Put } } };
}

const isSame = (pointer: Pick<EmailPointer, 'kind' | 'id'>, { kind, id }: Owner): boolean =>
  pointer.kind === kind && pointer.id === id;

function withoutCodesOf({ codes }: Codes, { kind, id }: Owner): Codes['codes'] {
  const own: Purpose[] = [kind, changePurposeOf(kind), ...(kind === 'admin' ? (['master_admin'] as const) : [])];
  const left = Object.entries(codes).filter(
    ([purpose, code]) => !(own.includes(purpose as Purpose) && code?.account_id === id),
  );
  return Object.fromEntries(left);
}

/**
 * Deletes all unconfirmed sign-ups with an address, whoever sent them: they have a person's name and telephone number
 * (1 read unit for each 4 KB, 1 write unit each).
 */
export async function deleteSignups(email: string): Promise<void> {
  const { PK, SK } = keys.latestSignup(email);
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :email AND begins_with(SK, :signup)',
        ExpressionAttributeValues: { ':email': PK, ':signup': SK },
        ConsistentRead: true,
        ProjectionExpression: 'PK, SK',
        ExclusiveStartKey: start,
      }),
    );
    await Promise.all(Items.map((item) => write({ Delete: { Key: { PK: item.PK, SK: item.SK } } })));
    start = LastEvaluatedKey;
  } while (start);
}
