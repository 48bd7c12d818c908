import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A page of the documents. */
interface Page {
  /** From the project's root: `docs/security/threats.md`. */
  path: string;
  text: string;
}

/** The pages of the root, of GitHub's folder and of `docs`, by path. */
export const pages: readonly Page[] = ['*.md', '.github/*.md', 'docs/**/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The text of `docs/<subject>.md` and of the pages in the folder `docs/<subject>`. */
export const textAbout = (subject: string): string =>
  pages
    .filter(({ path }) => path === `docs/${subject}.md` || path.startsWith(`docs/${subject}/`))
    .map(({ text }) => text)
    .join('\n');
