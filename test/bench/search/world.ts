import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageTableFile } from '#infra/languages/table-file.ts';
import { startFileServer } from '#infra/local/storage/file-server.ts';
import { somePort } from '#test/support/stack.ts';
import { startBenchDatabase } from '../database.ts';

const table = 'search-bench';

/** A table and a file store of a measurement's own, and a folder that is deleted with them. */
export interface World {
  folder: string;
  endpoint: string;
  table: string;
  stop(): Promise<void>;
}

/** Starts the world and names it in the environment: import the product's modules after that. */
export async function startWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-search-bench-'));
  const database = await startBenchDatabase(table);
  const port = somePort();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const files = await startFileServer({
    port,
    directory: join(folder, 'files'),
    buckets: ['bench'],
    ...credentials,
    allowedOrigins: [],
  });
  Object.assign(process.env, {
    STAGE: 'test',
    TABLE_NAME: table,
    LANGUAGE_TABLE_FILE: languageTableFile,
    FILES_BUCKET: 'bench',
    LOG_LEVEL: 'SILENT',
    DYNAMODB_ENDPOINT: database.endpoint,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  return {
    folder,
    endpoint: database.endpoint,
    table,
    stop: async () => {
      files.close();
      files.closeAllConnections();
      await database.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
