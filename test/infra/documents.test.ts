import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import landing from '#shared/locales/en/screens/landing.json' with { type: 'json' };
import { routeAt } from '#web/config/links.ts';
import { routeNames, routes } from '#web/config/routes.ts';
import { screens } from '../e2e/support/screens.ts';
import { nameOf, picturedScreens } from '../pictures/pictured-screens.ts';
import { states } from '../pictures/states.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Proof {
  file: string;
  /** A test's title, or a part of it. */
  title: string;
}

/** Proofs are written as a file's path in back quotes, followed by titles in curly quotes in the same paragraph, item or cell. */
function proofsIn(document: string): Proof[] {
  const parts = document.split(/<br>|\n(?=\s*(?:[-*|#]|\d+\.|\n|$))/);
  return parts.flatMap((part) => {
    let file: string | undefined;
    const proofs: Proof[] = [];
    for (const [, path, title] of part.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|“([^”]+)”/g)) {
      file = path ?? file;
      if (file !== undefined && title !== undefined) proofs.push({ file, title: title.replaceAll(/\s+/g, ' ') });
    }
    return proofs;
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

test('docs/fairness.md names existing tests', () => {
  const proofs = proofsIn(read('docs/fairness.md'));
  expect(proofs.length).toBeGreaterThan(10);
  expect(proofs.filter((proof) => !holds(proof))).toEqual([]);
});

test('docs/screens.md names existing tests', () => {
  const proofs = proofsIn(read('docs/screens.md'));
  expect(proofs.length).toBeGreaterThan(100);
  expect(proofs.filter((proof) => !holds(proof))).toEqual([]);
});

test('docs/screens.md names every route', () => {
  const document = read('docs/screens.md');
  const missing = Object.values(routes).filter(
    ({ path }) => !document.includes(`| \`${path}\``) && !document.includes(`, \`${path}\``),
  );
  expect(missing).toEqual([]);
});

test('every route is scanned, as docs/screens.md says', () => {
  const scanned = new Set(
    Object.values(screens)
      .flat()
      .map((path) => routeAt(path.split('?')[0] ?? '') ?? 'notFound'),
  );
  expect(routeNames.filter((name) => !scanned.has(name))).toEqual(['databaseViewerAlias']);
});

test('docs/screens.md names existing pictures', () => {
  const document = read('docs/screens.md');
  const taken = new Set(picturedScreens.map(nameOf));
  const named = [...document.matchAll(/picture `([^`]+)` \(([^)]+)\)/g)];
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(([, screen = '']) => screen).filter((screen) => !taken.has(screen))).toEqual([]);
  const shownStates = named.flatMap(([, , list = '']) => list.split(', '));
  expect(shownStates.filter((state) => !Object.hasOwn(states, state))).toEqual([]);
});

test('docs/screens.md shows every contact sheet', () => {
  const shown = [...read('docs/screens.md').matchAll(/src="pictures\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(shown.toSorted()).toEqual(readdirSync(join(root, 'docs/pictures')).toSorted());
});

/** Texts of the landing page that state nothing: names of buttons and parts. */
const isLabel = (key: string) =>
  /^landing\.(?:hero\.(?:candidate|recruiter)|stats\.(?:title|counted)|showcase\.(?!title|text)|closing\.(?!title|text))/.test(
    key,
  );

test('docs/screens.md says why each sentence of the landing page is true', () => {
  const document = read('docs/screens.md').replaceAll(/ +/g, ' ');
  const sentences = Object.entries(landing).filter(([key]) => !isLabel(key));
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter(([key, text]) => !document.includes(`| \`${key}\` | ${text} | `))).toEqual([]);
});

test('no line of a document but rows of tables and commands is longer than 200 characters', () => {
  const documents = ['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  expect(documents.length).toBeGreaterThan(80);
  const long = documents.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => line.length > 200 && !/^(?:\|| {4}\S)/.test(line))
      .map((line) => `${path}: ${line.slice(0, 80)}`),
  );
  expect(long).toEqual([]);
});

test('docs/contributing.md names where each rule is', () => {
  const [, section = ''] = /## Find a rule\n([\s\S]*?)\n## /.exec(read('docs/contributing.md')) ?? [];
  const places = [...section.matchAll(/\| `([\w/-]+)` +\| `([\w.-]+)` +\|/g)].map(
    ([, folder, file]) => `${folder}/${file}`,
  );
  expect(places).toHaveLength(10);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});
