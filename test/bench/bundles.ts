import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFunction } from '#infra/constructs/bundle-function.ts';
import { contracts } from '#shared/contracts/index.ts';
import { bundleBudgetKb, ordinaryBundleKb } from './budgets.ts';
import { atMost, type Finding } from './report.ts';

/** Builds bundles like the stack, in a folder that `remove` deletes. */
export function benchBundles() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-bundles-'));
  const made = new Set<string>();
  const folderOf = (entry: string): string => {
    const path = join(folder, entry.replaceAll(/\W/g, '-'));
    if (!made.has(entry)) bundleFunction(entry, path);
    made.add(entry);
    return path;
  };
  return {
    folderOf,
    /** Address of the module that exports the bundled `handler`. */
    moduleOf: (entry: string): string => pathToFileURL(join(folderOf(entry), 'index.mjs')).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
export type Bundles = ReturnType<typeof benchBundles>;

/** KB that a cold start of each function reads, beside the budget. */
export function measureBundles(bundles: Bundles): Finding[] {
  const entries = [
    ...Object.keys(contracts).map((domain) => [domain, `functions/api/${domain}/handler.ts`] as const),
    ['events', 'functions/events/stream.ts'] as const,
  ];
  return entries.map(([name, entry]) => {
    const folder = bundles.folderOf(entry);
    const bytes = [...readAtStart(folder)].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    return atMost(name, bytes / 1024, bundleBudgetKb[name] ?? ordinaryBundleKb, 'KB');
  });
}

/** The files that importing `index.mjs` reads, without lazy imports. */
function readAtStart(bundle: string, file = 'index.mjs', seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(bundle, file), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) readAtStart(bundle, next ?? '', seen);
  return seen;
}
