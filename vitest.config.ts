import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { makeBundlesFolder } from './test/support/bundles-folder.ts';
import { icons } from './web/icons-plugin.ts';
import { languageNames } from './web/language-names-plugin.ts';

// Each of a hundred test files starts a process that loads the AWS SDK: Node compiles it once for all, and for later runs.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

makeBundlesFolder();

/** Unit tests are beside their source; the other kinds have their folders under `test/`. */
export default defineConfig({
  test: {
    // One more than cores: test files share nothing but the stores' processes, and often wait for those.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [icons(), languageNames()],
        test: {
          name: 'unit',
          include: ['{shared,functions,infra,web,test/search}/**/*.test.{ts,tsx}'],
          // They restore what they change, so that files can share a process: two thirds of the time went into starting one for each.
          isolate: false,
          // Some measure thousands of runs, beside other checks and on busy machines.
          testTimeout: 30_000,
          setupFiles: ['test/support/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          // They change nothing that they share: CDK is read once a process, and a stage made once.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          setupFiles: ['test/support/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/{integration,faults}/**/*.test.ts'],
          // Many short-lived objects: with more room for them, the collector runs less often.
          execArgv: ['--max-semi-space-size=32'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Other processes answer late on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ['test/support/global-stack.ts'],
          setupFiles: ['test/support/integration-environment.ts', 'test/support/fail-on-console.ts'],
        },
      },
    ],
  },
});
