import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { writeWithOneStartFile } from '#infra/constructs/bundle-function.ts';

const projectRoot = join(import.meta.dirname, '../..');

/** Node's HTTP clients by `require`, because an `import` evaluates all their exports, and some load a second client. */
const requiredClients: Plugin = {
  name: 'required-clients',
  resolveId: (id) => (id === 'node:http' || id === 'node:https' ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0node:http')
      ? `import { createRequire } from 'node:module';
         const client = createRequire(import.meta.url)('${id.slice(1)}');
         export default client;
         export const { Agent, request } = client;`
      : undefined,
};

/**
 * Bundles a raw handler as functions were bundled when the budgets of cold starts were set: one minified ES module, with
 * the SDK's ES modules, its whole chain of credentials in chunks for lazy imports, and its own search for settings. It
 * stays as it is, so that a faster way to bundle shows in the ratio instead of making both sides faster
 * (docs/decisions/0050-cold-start-reference.md).
 */
export async function bundleReference(entry: string, outDir: string): Promise<void> {
  const build = await rolldown({
    cwd: projectRoot,
    input: { index: entry },
    platform: 'node',
    transform: { target: 'node24' },
    preserveEntrySignatures: 'allow-extension',
    resolve: { mainFields: ['module', 'main'] },
    plugins: [requiredClients],
  });
  try {
    await writeWithOneStartFile(build, {
      dir: outDir,
      format: 'esm',
      minify: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
  } finally {
    await build.close();
  }
}
