import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { startDatabase } from './database.ts';
import { noteOwnRights } from './rights/current-function.ts';
import { keepRights } from './rights/rights-log.ts';

const database = await startDatabase(inject('databasesFolder'));

// Each test file starts its ids at 1: in a shared bucket, an erasure in one file would delete the CV of another.
const bucket = `test-${randomUUID()}`;
mkdirSync(join(inject('bucketsFolder'), bucket));

// Runs before a test file's own imports, as the functions read their environment when they are loaded.
Object.assign(process.env, inject('functionEnvironment'), {
  DYNAMODB_ENDPOINT: database.endpoint,
  DATABASE_FILE: database.file,
  FILES_BUCKET: bucket,
  TABLE_NAME: `test-${randomUUID()}`,
});

noteOwnRights();
afterAll(keepRights);
afterAll(() => database.stop());
