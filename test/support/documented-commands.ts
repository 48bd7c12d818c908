import { pages, textAbout } from './pages.ts';

/** The operator's documents: the pages about operations and the README. */
export const operatorDocuments = `${textAbout('operations')}\n${pages.find(({ path }) => path === 'README.md')?.text}`;

/** The words after `npm run operator --` of each command in a text, in order; a quoted text is one word. */
export const commandsIn = (text: string): readonly string[][] =>
  [...text.matchAll(/npm run operator -- ([^`\n|]+)/g)].map(([, words = '']) =>
    (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')),
  );

export const documentedCommands: readonly string[][] = commandsIn(operatorDocuments);
