import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { noteOwnRights } from './rights/current-function.ts';
import { keepRights } from './rights/rights-log.ts';

const databases = inject('databases');
const database = databases[Number(process.env.VITEST_POOL_ID ?? 0) % databases.length] ?? '';

// Runs before a test file's own imports: the functions read their environment when they are loaded.
Object.assign(process.env, inject('functionEnvironment'), {
  DYNAMODB_ENDPOINT: database,
  TABLE_NAME: `test-${randomUUID()}`,
});

noteOwnRights();
afterAll(keepRights);
