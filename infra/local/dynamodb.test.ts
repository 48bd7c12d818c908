import { expect, test } from 'vitest';
import { engineProblem } from './dynamodb.ts';

test('on Linux x64, for which npm has the database engine, the remedy is to install it', () => {
  const { message } = engineProblem({ platform: 'linux', arch: 'x64' });
  expect(message).toContain('@dynoxide/linux-x64 is not installed');
  expect(message).toContain('npm ci --include=optional');
});

test.each([
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
  ['freebsd', 'x64'],
] as const)('on %s %s the remedies are the dev container and another DynamoDB', (platform, arch) => {
  const { message } = engineProblem({ platform, arch });
  expect(message).toContain(`npm has no engine for ${platform} ${arch}`);
  expect(message).toContain('.devcontainer');
  expect(message).toContain('amazon/dynamodb-local');
  expect(message).toContain('DYNAMODB_ENDPOINT=http://127.0.0.1:8000');
});
