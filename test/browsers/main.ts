import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled, missingPackages } from './installed.ts';

// `npm run e2e:browsers`: the main journeys in the installed Firefox and WebKitGTK. With `--install`, as in CI, it installs
// what is missing from the system's packages, and without a way to them it says so and ends without a failure.

const [mayInstall, options] = [process.argv.includes('--install'), process.argv.slice(2)];
const missing = () => missingPackages(findInstalled({ env: process.env, exists: existsSync }));

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Whether apt installed the packages. Only root may. */
const install = (packages: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-qq', '--no-install-recommends', ...packages]);

if (mayInstall && missing().length > 0) install(missing());
const absent = missing();
if (absent.length > 0) {
  const remedy = `apt-get install --no-install-recommends ${absent.join(' ')}`;
  console.error(`\n*** NOT TESTED in Firefox and WebKit: a program is missing. As root: ${remedy} ***\n`);
  process.exit(mayInstall ? 0 : 1);
}
const config = join(import.meta.dirname, 'playwright.config.ts');
const tests = ['npx', 'playwright', 'test', '-c', config, ...options.filter((option) => option !== '--install')];
process.exit(run('xvfb-run', ['-a', '-s', '-screen 0 1280x900x24', ...tests]) ? 0 : 1);
