import { expect, expectTypeOf, test } from 'vitest';
import type { Put } from '#functions/data/write.ts';

// See "Versions of stored items" in docs/data-model.md.

const schemas = import.meta.glob<Record<string, unknown>>(['./{data,entities}/*/stored-*.ts', '!./**/*.test.ts'], {
  eager: true,
});
const fixtures = import.meta.glob<string>(['./{data,entities}/*/stored-*.test.ts', './{data,entities}/*/fixtures.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const fixturesOf = (folder: string) =>
  Object.entries(fixtures).flatMap(([path, text]) => (folderOf(path) === folder ? [{ path, text }] : []));
/** The tests that read what the file stores, and the fixtures of its folder. */
const readersOf = (path: string) => {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return fixturesOf(folderOf(path)).filter(
    (fixture) => fixture.path.endsWith('/fixtures.ts') || fixture.text.includes(`from './${file}'`),
  );
};

const named = Object.entries(schemas).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, version]) =>
    name.endsWith('SchemaVersion') ? [{ name, latest: Number(version), path }] : [],
  ),
);

test.each(named)('$name has a stored fixture of every version up to $latest', ({ latest, path }) => {
  const read = readersOf(path).flatMap(({ text }) =>
    [...text.matchAll(/schema_version: (\d+)/g)].map(([, n]) => Number(n)),
  );
  const versions = Array.from({ length: latest }, (_, index) => index + 1);
  expect(new Set(read)).toEqual(new Set(versions));
});

test.each(Object.keys(schemas))('%s is read from fixtures by a test beside it', (path) => {
  expect(readersOf(path).some((fixture) => !fixture.path.endsWith('/fixtures.ts'))).toBe(true);
});

test('a put without the entity or version of its item does not compile', () => {
  expectTypeOf<{ entity: string; schema_version: number }>().toExtend<Put['Item']>();
  expectTypeOf<{ entity: string }>().not.toExtend<Put['Item']>();
  expectTypeOf<{ schema_version: number }>().not.toExtend<Put['Item']>();
});
