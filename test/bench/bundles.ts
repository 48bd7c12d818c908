import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunction } from '#infra/constructs/bundle-function.ts';
import { handlerFile } from '#infra/settings/handler-file.ts';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import { startKb } from '#test/support/deployed/start-files.ts';
import { bundleBudgetKb, ordinaryBundleKb } from './budgets.ts';
import { bundleReference } from './reference-bundle.ts';
import { atMost, type Finding } from './report.ts';

/** Builds bundles like the stack, in a folder that `remove` deletes. */
export function benchBundles() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-bundles-'));
  const making = (kind: string, bundle: typeof bundleFunction) => {
    const made = new Map<string, Promise<string>>();
    const make = async (entry: string): Promise<string> => {
      const path = join(folder, kind, entry.replaceAll(/\W/g, '-'));
      await bundle(entry, path);
      return path;
    };
    return (entry: string): Promise<string> => {
      const path = made.get(entry) ?? make(entry);
      made.set(entry, path);
      return path;
    };
  };
  return {
    /** Folder with the bundle of a module that exports `handler`. */
    folderOf: making('deployed', bundleFunction),
    /** Folder with the bundle of a raw handler with which cold starts are compared. */
    referenceOf: making('reference', bundleReference),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
export type Bundles = ReturnType<typeof benchBundles>;

/** KB that a cold start of each function reads, beside the budget. */
export async function measureBundles(bundles: Bundles): Promise<Finding[]> {
  const entries = [
    ...(Object.keys(contracts) as Domain[]).map((domain) => [domain, handlerFile(domain)] as const),
    ['events', 'functions/events/stream.ts'] as const,
  ];
  const findings: Finding[] = [];
  for (const [name, entry] of entries) {
    const kb = startKb(await bundles.folderOf(entry));
    findings.push(atMost(name, kb, bundleBudgetKb[name] ?? ordinaryBundleKb, 'KB'));
  }
  return findings;
}
