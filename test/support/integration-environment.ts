import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

const databases = inject('databases');
const database = databases[Number(process.env.VITEST_POOL_ID ?? 0) % databases.length] ?? '';

// Runs before a test file's own imports: the functions read their environment when they are loaded.
Object.assign(process.env, inject('functionEnvironment'), {
  DYNAMODB_ENDPOINT: database,
  TABLE_NAME: `test-${randomUUID()}`,
});
