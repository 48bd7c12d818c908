import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

// Runs before a test file's own imports: the functions read their environment when they are loaded.
Object.assign(process.env, inject('functionEnvironment'), { TABLE_NAME: `test-${randomUUID()}` });
