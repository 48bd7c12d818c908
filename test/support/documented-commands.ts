import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The operator's documents: the page and the README. */
export const operatorDocuments = ['docs/operations.md', 'README.md']
  .map((path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8'))
  .join('\n');

/** The words after `npm run operator --` of each command in them, in order; a quoted text is one word. */
export const documentedCommands: readonly string[][] = [
  ...operatorDocuments.matchAll(/npm run operator -- ([^`\n|]+)/g),
].map(([, words = '']) => (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')));
