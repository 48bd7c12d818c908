import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { countLines, parts, readSources, shortLines } from '#test/support/sources.ts';

// A file of ten lines is a name to open and close for one sentence: it belongs where it is used, or beside its kind. Some are
// short for a reason: entries of programs, modules that load others later, values that many layers share.

/** Lower it with every file that goes; the lists of files with texts (`shared/locales`) do not count. */
const maxShortFiles = 38;

test(`at most ${maxShortFiles} files have ten lines or fewer`, () => {
  const sources = parts.flatMap(readSources);
  expect(sources.length).toBeGreaterThan(1_500);
  const short = sources.filter(({ source }) => countLines(source) <= shortLines).map(({ path }) => path);
  expect(short.length, short.join('\n')).toBeLessThanOrEqual(maxShortFiles);
});

const importPattern = /(?:\bfrom|\bimport\(?)\s*'((?:#\w+|\.{1,2})\/[^']+)'/g;

/** The path from the project's root that a file imports. */
const importedPath = (specifier: string, from: string): string =>
  specifier.startsWith('#')
    ? specifier.slice(1).replace(/^web\//, 'web/src/')
    : posix.join(posix.dirname(from), specifier);

/** The folder of a file, seen from `depth` levels above the root. */
const folderAt = (path: string, depth: number) => posix.dirname(path).split('/').slice(0, depth).join('/');

/** Whether a folder is reached from another by imports. */
function isReached(goal: string, from: string, imported: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const reached = new Set([from]);
  for (const folder of reached) for (const next of imported.get(folder) ?? []) reached.add(next);
  return reached.has(goal);
}

// Whoever reads a folder needs only those that it imports: a folder and its parent, too, form a cycle.
test.each([1, 2, 3, 4, 5, 6])('no folder imports from one that imports it, seen %i levels deep', (depth) => {
  const imports = parts
    .flatMap(readSources)
    .flatMap(({ path, source }) =>
      [...source.matchAll(importPattern)].map(([, to = '']) => [path, importedPath(to, path)] as const),
    );
  expect(imports.length).toBeGreaterThan(8_000);
  const imported = new Map<string, Set<string>>();
  for (const [file, to] of imports) {
    const [from, folder] = [folderAt(file, depth), folderAt(to, depth)];
    if (from !== folder) imported.set(from, (imported.get(from) ?? new Set()).add(folder));
  }
  const pairs = [...imported].flatMap(([from, folders]) => [...folders].map((to) => [from, to] as const));
  const circular = pairs.filter(([from, to]) => isReached(from, to, imported));
  expect(circular.map((pair) => pair.join(' -> '))).toEqual([]);
});
