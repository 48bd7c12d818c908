import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/table.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { TestApi } from './api.ts';

/** Makes all sessions older by some seconds, so that the next call records their use. */
export async function ageSessions(api: TestApi, seconds: number): Promise<void> {
  const accounts = (await api.scan()).filter(({ entity }) => entity === 'account');
  for (const { PK, SK, sessions } of accounts) {
    const older = Object.entries(sessions as Account['sessions']).map(([key, { created, seen }]) => [
      key,
      { created: created - seconds, seen: seen - seconds },
    ]);
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { PK, SK },
        UpdateExpression: 'SET sessions = :older',
        ExpressionAttributeValues: { ':older': Object.fromEntries(older) },
      }),
    );
  }
}

/** When the account's latest session was used, in seconds since 1970; undefined without a session. */
export async function lastSeen(kind: AccountKind, id: number): Promise<number | undefined> {
  const seen = Object.values((await readAccount(kind, id))?.sessions ?? {}).map((session) => session.seen);
  return seen.length === 0 ? undefined : Math.max(...seen);
}
