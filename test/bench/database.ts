import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynamoDb } from '#infra/local/dynamodb.ts';
import { ensureTable } from '#infra/local/table.ts';
import { somePort } from '#test/support/stack.ts';

/** The local engine with an empty table, in a folder of its own. */
export async function startBenchDatabase(table: string): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-table-'));
  const database = await startDynamoDb(folder, somePort());
  await ensureTable(database.endpoint, table);
  return {
    endpoint: database.endpoint,
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
