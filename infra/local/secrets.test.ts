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

test('the secrets of a data folder are made once, each another, readable by their owner only', () => {
  const secrets = loadSecrets(folder);
  expect(new Set(Object.values(secrets)).size).toBe(5);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(loadSecrets(folder)).toEqual(secrets);
});

test('a folder of an earlier version keeps its secrets and gets the one of the opt-out links', () => {
  const { OPT_OUT_SECRET: _, ...earlier } = loadSecrets(folder);
  writeFileSync(path(), JSON.stringify(earlier));
  const secrets = loadSecrets(folder);
  expect(secrets).toEqual({ ...earlier, OPT_OUT_SECRET: expect.stringMatching(/^[\w-]{43}$/) });
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual(secrets);
});

test.each(['no JSON', 'null', '{"CURSOR_SECRET":"short"}', '{"ORIGIN_SECRET":7}'])('%s is damaged', (text) => {
  writeFileSync(path(), text);
  expect(() => loadSecrets(folder)).toThrow('damaged');
});
