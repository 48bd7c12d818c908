import { expect, test } from 'vitest';
import { nodeProblem } from './require-node.js';

test.each(['24.0.0', '24.21.0', '26.1.0'])('Node %s runs the sources on every platform', (version) => {
  for (const platform of ['linux', 'darwin', 'win32'])
    expect(nodeProblem({ version, platform, arch: 'arm64' })).toBe(undefined);
});

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['win32', 'x64'],
])('an older Node on %s %s is advised to install the packaged one', (platform, arch) => {
  expect(nodeProblem({ version: '20.19.2', platform, arch })).toBe(
    'This needs Node 24; the scripts found 20.19.2. Install the one of this project: npm ci --include=optional',
  );
});

test.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'arm64'],
  ['freebsd', 'x64'],
])('an older Node on %s %s, for which there is no package, is advised to install Node', (platform, arch) => {
  expect(nodeProblem({ version: '22.1.0', platform, arch })).toContain(
    `npm has none for ${platform} ${arch}: install Node 24`,
  );
});
