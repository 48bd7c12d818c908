import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The folders of the product's code. */
export const parts = ['shared', 'functions', 'web/src', 'infra'] as const;

/** Files of so many lines or fewer are short. */
export const shortLines = 10;

export const countLines = (source: string): number => source.trimEnd().split('\n').length;

const isCounted = (path: string): boolean => !/\.(test|d)\.tsx?$|\/node_modules\/|^shared\/locales\//.test(path);

/** The sources of a part by their path: no tests, no type declarations, no texts of a language. */
export const readSources = (part: (typeof parts)[number]): { path: string; source: string }[] =>
  globSync(`${part}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isCounted)
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

/** The tests and what they use, by their path. */
export const readTests = (): { path: string; source: string }[] =>
  globSync(['test/**/*.{ts,tsx}', '{shared,functions,web,infra}/**/*.test.{ts,tsx}'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    // The test of the words names them.
    .filter((path) => !path.includes('node_modules/') && path !== 'functions/structure-words.test.ts')
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
