import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, 'secrets.json');

test('the secrets of a data folder are generated once, are distinct, and are readable by their owner only', () => {
  const secrets = loadSecrets(folder);
  expect(new Set(Object.values(secrets)).size).toBe(6);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(loadSecrets(folder)).toEqual(secrets);
});

test.each(['MAIL_LINK_SECRET', 'TRIAL_SECRET'] as const)('a folder without %s gets it and keeps the others', (name) => {
  const { [name]: _, ...earlier } = loadSecrets(folder);
  writeFileSync(path(), JSON.stringify(earlier));
  const secrets = loadSecrets(folder);
  expect(secrets).toEqual({ ...earlier, [name]: expect.stringMatching(/^[\w-]{43}$/) });
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual(secrets);
});

test.each(['no JSON', 'null', '{"CURSOR_SECRET":"short"}', '{"ORIGIN_SECRET":7}'])(
  '%s is reported as damaged',
  (text) => {
    writeFileSync(path(), text);
    expect(() => loadSecrets(folder)).toThrow('damaged');
  },
);
