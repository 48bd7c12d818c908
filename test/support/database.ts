import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DynamoDb, databaseFile, startDynamoDb } from '#infra/local/dynamodb.ts';
import { freePort } from './ports.ts';

const maxAttempts = 5;

const memoryFolder = '/dev/shm';
const neededBytes = 1024 ** 3;

/** Creates the folder of a run's databases, in memory if there is room: on a disk, the engine waits for each write. */
export const makeDatabasesFolder = (): string => mkdtempSync(join(hasRoom() ? memoryFolder : tmpdir(), 'portal-test-'));

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Starts an empty database engine in a folder of its own below `parent`, in 40 ms. With one engine for several test files,
 * each would wait for the others' commands.
 */
export async function startDatabase(parent: string): Promise<Pick<DynamoDb, 'endpoint' | 'stop'> & { file: string }> {
  const folder = mkdtempSync(join(parent, 'table-'));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { endpoint, stop } = await startDynamoDb(folder, await freePort());
      return {
        endpoint,
        file: join(folder, databaseFile),
        stop: () => stop().finally(() => rmSync(folder, { recursive: true })),
      };
    } catch (error) {
      // Another process may take the port in between.
      if (attempt === maxAttempts) throw error;
    }
  }
}
