import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of a folder, unless they are up to date. Those of this one are a third of what the project needs. */
export function installTools(folder: string = import.meta.dirname): void {
  // npm writes the second file at the end of an installation.
  if (timeOf(join(folder, 'node_modules/.package-lock.json')) > timeOf(join(folder, 'package-lock.json'))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    // On Windows npm is a script of its shell.
    shell: process.platform === 'win32',
  });
}

/** Lighthouse, which measures pages. */
export async function loadLighthouse() {
  installTools();
  return (await import('lighthouse')).default;
}

/** Stryker, which runs tests against mutants, and the name of its runner for vitest. */
export async function loadStryker() {
  installTools();
  return (await import('@stryker-mutator/core')).Stryker;
}
