import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { expect, test } from 'vitest';
import { fileAt, roots } from './roots.ts';

/** A path of a module of the site; the configuration is imported, so that the compiler sees who moves it. */
const modulePath = /(?:^|[\s'"`/(])(?:src\/)?(?:app|features|lib|routes|ui|worker)\/[\w./-]+\.tsx?\b/m;

const buildFiles = globSync(fileAt('*.ts')).filter((file) => !file.endsWith('.test.ts'));

/** A folder of the site's modules. */
const moduleFolder = /\b(?:features|routes|ui)\\?\/[\w$`'"\\]/;

test('no build file but the list of roots names a module of the site', () => {
  const naming = buildFiles.filter((file) => modulePath.test(readFileSync(file, 'utf8')));
  expect(naming.map((file) => basename(file))).toEqual(['roots.ts']);
  const folders = buildFiles.filter((file) => moduleFolder.test(readFileSync(file, 'utf8')));
  expect(folders.map((file) => basename(file))).toEqual(['roots.ts']);
});

test('no build file names a component', () => {
  const components = globSync(fileAt('src/{features,routes}/**/*.tsx'))
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => basename(file, extname(file)))
    .filter((name) => name.includes('-'));
  expect(components.length).toBeGreaterThan(300);
  const sources = buildFiles.filter((file) => basename(file) !== 'roots.ts').map((file) => readFileSync(file, 'utf8'));
  const words = new Set(sources.flatMap((source) => source.match(/[A-Za-z][\w-]*/g) ?? []));
  const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  expect(components.filter((name) => words.has(name) || words.has(pascal(name)))).toEqual([]);
});

test.each(Object.entries(roots))('the root %s is a file and has a user', (name, path) => {
  expect(existsSync(fileAt(path)), path).toBe(true);
  expect(buildFiles.filter((file) => readFileSync(file, 'utf8').includes(`roots.${name}`))).not.toEqual([]);
});

test.each(['id.includes("/src/features/")', '/features\\/shortlist/', '"src/ui/menu"'])(
  'a folder is found: %s',
  (source) => {
    expect(source).toMatch(moduleFolder);
  },
);

test.each([
  "chunkOf(manifest, 'src/routes/landing.tsx')",
  "endingWith('/app/providers.tsx')",
  '/** Replaces it by `src/lib/load-code.ts`. */',
  'from "/src/ui/menu.tsx"',
])('a name is found: %s', (source) => {
  expect(source).toMatch(modulePath);
});
