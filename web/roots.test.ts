import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { fileAt, roots } from './roots.ts';

/** A path of a module of the site; the configuration is imported, so that the compiler sees who moves it. */
const modulePath = /(?:^|[\s'"`/(])(?:src\/)?(?:app|features|lib|routes|ui|worker)\/[\w./-]+\.tsx?\b/m;

const buildFiles = globSync(fileAt('*.ts')).filter((file) => !file.endsWith('.test.ts'));

test('no build file but the list of roots names a module of the site', () => {
  const naming = buildFiles.filter((file) => modulePath.test(readFileSync(file, 'utf8')));
  expect(naming.map((file) => basename(file))).toEqual(['roots.ts']);
});

test.each(Object.entries(roots))('the root %s is a file and has a user', (name, path) => {
  expect(existsSync(fileAt(path)), path).toBe(true);
  expect(buildFiles.filter((file) => readFileSync(file, 'utf8').includes(`roots.${name}`))).not.toEqual([]);
});

test.each([
  "chunkOf(manifest, 'src/routes/landing.tsx')",
  "endingWith('/app/providers.tsx')",
  '/** Replaces it by `src/lib/load-code.ts`. */',
  'from "/src/ui/menu.tsx"',
])('a name is found: %s', (source) => {
  expect(source).toMatch(modulePath);
});
