import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests against a running OpenSearch: `main.ts` starts one. They are no part of `npm test`, which needs npm only. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'opensearch',
    include: ['test/opensearch/**/*.test.ts'],
    // The files share one small server.
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['test/support/global-stack.ts'],
    setupFiles: ['test/support/integration-environment.ts', 'test/support/fail-on-console.ts'],
  },
});
