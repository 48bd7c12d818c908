import { expect, test } from 'vitest';
import { chooseBrowser, needlessOptions } from '#test/support/chromium.ts';

const own = '/cache/playwright/chrome';
const mac = { platform: 'darwin', arch: 'arm64', own };
const linux = { platform: 'linux', arch: 'x64', own };
const all = () => true;
const none = () => false;

test('CHROMIUM_PATH decides on every platform', () => {
  for (const machine of [mac, linux]) {
    expect(chooseBrowser(machine, { CHROMIUM_PATH: '/usr/bin/chromium' }, all)).toEqual({ path: '/usr/bin/chromium' });
  }
});

test('a CHROMIUM_PATH without a file is an error, and no other browser is taken', () => {
  expect(() => chooseBrowser(linux, { CHROMIUM_PATH: '/nowhere' }, none)).toThrow(
    'CHROMIUM_PATH names no file: /nowhere',
  );
});

test('the packaged browser runs on Linux x64', () => {
  expect(chooseBrowser(linux, {}, all)).toBe('packaged');
});

test.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['linux', 'arm64'],
  ['win32', 'x64'],
])("Playwright's own browser runs on %s %s, and without it the error says how to get one", (platform, arch) => {
  expect(chooseBrowser({ platform, arch, own }, {}, all)).toEqual({ path: own });
  expect(() => chooseBrowser({ platform, arch, own }, {}, none)).toThrow(
    `does not run on ${platform} ${arch}. Set CHROMIUM_PATH, or install one: npx playwright install chromium`,
  );
});

test('stores what pages draw in files where shared memory is scarce, as in containers', () => {
  expect(needlessOptions(64 * 1024 ** 2)).toEqual([]);
  expect(needlessOptions(2 * 1024 ** 3)).toEqual(['--disable-dev-shm-usage']);
});
