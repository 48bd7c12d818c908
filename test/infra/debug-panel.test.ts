import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { deployedMode } from '../../web/build.ts';
import { unsharedPlugin } from '../../web/read-parts.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'web/src/features/subscription-admin/local-debug-panel.ts');

/** The project's own modules in a build of the panel's entry alone. */
const modulesOf = async (mode: string): Promise<string[]> => {
  const built = await build({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'error',
    mode,
    plugins: [{ name: unsharedPlugin }],
    build: {
      write: false,
      manifest: false,
      rolldownOptions: { input: [entry], external: (id) => !id.includes('debug-panel') },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
};

test('the debug panel is in the local run, and in no site that is deployed', async () => {
  const isPanel = (id: string) => id.endsWith('/debug-panel.tsx');
  expect((await modulesOf('local-run')).some(isPanel)).toBe(true);
  const deployed = await modulesOf(deployedMode);
  expect(deployed.some((id) => id.endsWith('/local-debug-panel.ts'))).toBe(true);
  expect(deployed.some(isPanel)).toBe(false);
});
