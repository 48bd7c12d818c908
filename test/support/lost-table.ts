import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { erasureKey } from '#functions/data/file-keys.ts';
import { documents } from '#functions/data/table.ts';
import { recordedErasures } from '#functions/services/files/erasure-records.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import { ensureTable } from '#infra/local/table.ts';
import type { TestApi } from './api.ts';
import type { awsStandIn } from './aws/start-aws.ts';
import { addDeployedStage } from './operator.ts';
import { restoreTable, type TableState } from './table-state.ts';

/**
 * Before all tests stores the table in another one, as a restored backup, and before each of them brings the table back and forgets
 * recorded erasures. The operator's tasks run for a stage of their own.
 */
export function keepBackup(api: TestApi, aws: ReturnType<typeof awsStandIn>, world: TableState, backup: string): void {
  const folder = mkdtempSync(join(tmpdir(), `${backup}-`));
  beforeAll(async () => {
    addDeployedStage(aws);
    await ensureTable(process.env.DYNAMODB_ENDPOINT ?? '', backup);
    const items = [...world.values()];
    for (let start = 0; start < items.length; start += 25) {
      const puts = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
      await documents.send(new BatchWriteCommand({ RequestItems: { [backup]: puts } }));
    }
    Object.assign(process.env, { PORTAL_STAGE: 'test', PORTAL_REGION: 'us-east-1' });
  });
  beforeEach(async () => {
    // Checkpoints are stored below the working folder.
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    await deleteFiles((await recordedErasures()).map(({ kind, id }) => erasureKey(kind, id)));
    await restoreTable(api, world);
    await api.readStream();
  });
  afterAll(() => {
    delete process.env.PORTAL_STAGE;
    delete process.env.PORTAL_REGION;
    rmSync(folder, { recursive: true });
  });
}
