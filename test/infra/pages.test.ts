import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#test/support/pages.ts';
import { parts, readSources } from '#test/support/sources.ts';

const root = join(import.meta.dirname, '../..');

/** A page is read in ten minutes: 250 words a minute. A decision is shorter. */
const maxWordsOf = (path: string): number => (path.startsWith('docs/decisions/0') ? 1600 : 2500);
const maxLineLength = 200;

/** What is read as a word: not the bars and rules of a table. */
const countWords = (text: string): number => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** Commands are one line, however long they are. */
const isCommand = (line: string): boolean => /^ {4,}\S/.test(line);

test('every page is read in ten minutes', () => {
  expect(pages.length).toBeGreaterThan(100);
  const counted = pages.map(({ path, text }) => ({ path, words: countWords(text) }));
  expect(counted.filter(({ path, words }) => words > maxWordsOf(path))).toEqual([]);
});

test('no line but a command is longer than 200 characters, rows of tables included', () => {
  const long = pages.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => line.length > maxLineLength && !isCommand(line))
      .map((line) => `${path}: ${line.slice(0, 80)}`),
  );
  expect(long).toEqual([]);
});

/** The addresses that GitHub gives the headings of a page. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Links within the repository, with their page. */
const links = pages.flatMap(({ path, text }) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => {
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? path : normalize(join(dirname(path), file)).replaceAll('\\', '/');
    return { path, target, to, anchor };
  }),
);

const textOf = new Map(pages.map(({ path, text }) => [path, text]));

test('every link leads to a file, and to a heading of it', () => {
  expect(links.length).toBeGreaterThan(300);
  const broken = links.filter(
    ({ to, anchor }) =>
      !existsSync(join(root, to)) || (anchor !== undefined && !anchorsOf(textOf.get(to) ?? '').has(anchor)),
  );
  expect(broken.map(({ path, target }) => `${path}: ${target}`)).toEqual([]);
});

test('docs/README.md leads to every page', () => {
  const linked = new Set(links.filter(({ path }) => path === 'docs/README.md').map(({ to }) => to));
  const expected = pages
    .map(({ path }) => path)
    .filter((path) => path.startsWith('docs/') && !/^docs\/(?:README|decisions\/\d.*)\.md$/.test(path));
  expect(expected.filter((path) => !linked.has(path))).toEqual([]);
});

test('comments and messages of the code name existing pages', () => {
  const named = parts
    .flatMap(readSources)
    .flatMap(({ path, source }) => [...source.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => ({ path, page })));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ page }) => !textOf.has(page))).toEqual([]);
});

test('every named script is one of the package', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = pages.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
