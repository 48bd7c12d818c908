import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Proof {
  file: string;
  /** A test's title, or a part of it. */
  title: string;
}

/** Proofs are written as a file's path in back quotes, followed by titles in curly quotes up to the next line break. */
function proofsIn(document: string): Proof[] {
  const parts = document.split(/<br>|\n/);
  return parts.flatMap((part) => {
    const file = /`([\w./-]+\.(?:test|spec)\.ts)`/.exec(part)?.[1];
    if (file === undefined) return [];
    return [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title }));
  });
}

/** Files are named relative to `test/`, unit tests relative to the project's root. */
const pathOf = (file: string) => (existsSync(join(root, 'test', file)) ? `test/${file}` : file);

const holds = ({ file, title }: Proof): boolean => {
  const path = pathOf(file);
  return existsSync(join(root, path)) && read(path).replaceAll("\\'", "'").includes(title);
};

test('docs/security.md names existing tests', () => {
  const proofs = proofsIn(read('docs/security.md'));
  expect(proofs.length).toBeGreaterThan(100);
  expect(proofs.filter((proof) => !holds(proof))).toEqual([]);
});
