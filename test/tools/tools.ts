import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

const timeOf = (file: string): number => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of this folder, a third of what the project itself needs, unless they are up to date. */
function installTools(): void {
  // npm writes the second file at the end of an installation.
  if (timeOf('node_modules/.package-lock.json') > timeOf('package-lock.json')) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
}

/** Lighthouse, which measures pages. */
export async function loadLighthouse() {
  installTools();
  return (await import('lighthouse')).default;
}

/** Autocannon, which sends requests at a rate. */
export async function loadAutocannon() {
  installTools();
  return (await import('autocannon')).default;
}

/** Stryker, which runs tests against mutants, and the name of its runner for vitest. */
export async function loadStryker() {
  installTools();
  return (await import('@stryker-mutator/core')).Stryker;
}
