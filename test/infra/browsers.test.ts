import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findInstalled, missingPackages } from '#test/browsers/installed.ts';

const root = join(import.meta.dirname, '../..');
const debian = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A machine that has these files. */
const machine = (files: readonly string[], env: Record<string, string> = {}) =>
  findInstalled({ env: { PATH: '/usr/local/bin:/usr/bin', ...env }, exists: (path) => files.includes(path) });

test.each([
  ['Debian', ['/usr/bin/firefox-esr', '/usr/bin/xvfb-run', debian], [0, 2, 1]],
  ['Ubuntu on arm64', ['/usr/bin/firefox', '/usr/bin/xvfb-run', debian.replace('x86_64', 'aarch64')], [0, 2, 1]],
  ['both kinds of Firefox', ['/usr/bin/firefox', '/usr/bin/firefox-esr'], [1]],
  ['macOS', ['/Applications/Firefox.app/Contents/MacOS/firefox'], [0]],
  ['a machine without any', [], []],
])('the programs of %s are found', (_, files, [firefox = -1, webkit = -1, screen = -1]) => {
  expect(machine(files)).toEqual({ firefox: files[firefox], webkit: files[webkit], screen: files[screen] });
});

test('FIREFOX_PATH and WEBKIT_PATH come first, and a path without a file is no browser', () => {
  const env = { FIREFOX_PATH: '/opt/firefox', WEBKIT_PATH: '/nowhere' };
  expect(machine(['/opt/firefox', '/usr/bin/firefox-esr'], env)).toEqual({ firefox: '/opt/firefox' });
});

test.each([
  [[], ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']],
  [['/usr/bin/firefox-esr'], ['webkit2gtk-driver', 'xvfb', 'xauth']],
  [['/usr/bin/xvfb-run', debian], ['firefox-esr']],
  [['/usr/bin/firefox-esr', '/usr/bin/xvfb-run', debian], []],
])('with %j the packages that are missing are %j', (files, packages) => {
  expect(missingPackages(machine(files))).toEqual(packages);
});

test('the dev container is Linux x64, with the Node of .nvmrc and the browsers of the journeys', () => {
  const settings = JSON.parse(readFileSync(join(root, '.devcontainer/devcontainer.json'), 'utf8'));
  const image = readFileSync(join(root, '.devcontainer/Dockerfile'), 'utf8');
  const node = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  expect(settings.runArgs).toContain('--platform=linux/amd64');
  expect(image).toMatch(new RegExp(`^FROM --platform=linux/amd64 \\S+:${node}-bookworm$`, 'm'));
  for (const name of missingPackages(machine([]))) expect(image).toContain(name);
});
