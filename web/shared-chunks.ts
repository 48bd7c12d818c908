import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { unsharedPlugin } from './read-parts.ts';

const program = fileURLToPath(new URL('./read-parts.ts', import.meta.url));
const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url));

/**
 * Puts modules that several screens share into chunks by who reaches them (`plan-chunks.ts`), so that neither a visit loads
 * much that it does not need, nor needs many requests. Nothing names a module: who moves or renames one changes no list.
 */
export const sharedChunks = (): Plugin => ({
  name: 'shared-chunks',
  apply: 'build',
  config(config) {
    if (config.plugins?.flat().some((plugin) => plugin && 'name' in plugin && plugin.name === unsharedPlugin)) return;
    const input = [config.build?.rolldownOptions?.input ?? []].flat().map(String);
    const output = execFileSync(process.execPath, [program, configFile, ...input], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const names: Record<string, string> = JSON.parse(output);
    const groups = [{ name: (id: string) => names[id], includeDependenciesRecursively: false }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});
