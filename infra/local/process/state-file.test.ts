import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isSeeded, markSeeded } from '../database/seed.ts';
import { RazorpayState } from '../payments/razorpay-state.ts';
import { loadSecrets } from '../secrets.ts';
import { loadPositions } from '../streams/positions.ts';
import { LocalProblem } from './problem.ts';
import { writeStateFile } from './state-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'job-portal-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pathOf = (name: string) => join(folder, name);

/** Each state file of the local data, with its write and read functions. */
const kinds = [
  { name: 'secrets.json', write: () => loadSecrets(folder), read: () => loadSecrets(folder) },
  { name: 'seeded.json', write: () => markSeeded(folder, 'empty'), read: () => isSeeded(folder) },
  {
    name: 'stream-position.json',
    write: () => loadPositions(pathOf('stream-position.json'), 'stream').set('shard', '7'),
    read: () => loadPositions(pathOf('stream-position.json'), 'stream').get('shard'),
  },
  {
    name: 'razorpay.json',
    write: () => {
      const state = new RazorpayState(pathOf('razorpay.json'));
      state.refund(state.pay(state.createOrder(500, 'INR', null), true), 100);
    },
    read: () => Object.keys(new RazorpayState(pathOf('razorpay.json'))),
  },
];

describe.each(kinds)('$name', ({ name, write, read }) => {
  test('is read as written, is private to its owner, and leaves no temporary file', () => {
    write();
    expect(read).not.toThrow();
    expect(statSync(pathOf(name)).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((file) => basename(file) !== name && file.startsWith(name))).toEqual([]);
  });

  test('if truncated at any length, is reported with the remedy and without its content', () => {
    write();
    const whole = readFileSync(pathOf(name), 'utf8');
    for (let length = 0; length < whole.length; length += 1) {
      writeFileSync(pathOf(name), whole.slice(0, length));
      const problem = problemOf(read);
      expect(problem, `${length} characters`).toBeInstanceOf(LocalProblem);
      expect(String(problem)).toContain(`The local data is damaged (${name}: it is no JSON)`);
      expect(String(problem)).toContain('npm start -- --fresh');
    }
    writeFileSync(pathOf(name), '{"orders":7}');
    expect(String(problemOf(read))).toMatch(`(${name}: `);
    rmSync(pathOf(name));
  });
});

test('a file that cannot be written keeps its old content', () => {
  const path = pathOf('stored.json');
  writeStateFile(path, '"old"');
  expect(() => writeStateFile(path, 7 as unknown as string)).toThrow();
  expect(readFileSync(path, 'utf8')).toBe('"old"');
});

function problemOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}
