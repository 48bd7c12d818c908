import { pages, textAbout } from './pages.ts';

/** The operator's documents: the pages about operations and the README. */
export const operatorDocuments = `${textAbout('operations')}\n${pages.find(({ path }) => path === 'README.md')?.text}`;

/** The words after `npm run operator --` of each command in them, in order; a quoted text is one word. */
export const documentedCommands: readonly string[][] = [
  ...operatorDocuments.matchAll(/npm run operator -- ([^`\n|]+)/g),
].map(([, words = '']) => (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')));
