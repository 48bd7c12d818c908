import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listsFolder } from '#functions/services/site/unneeded-files.ts';

/** Files below a folder, by their path from it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/**
 * The list of a site's files, as its upload publishes it. Its key contains a hash of it, so that a release which changes no file
 * publishes nothing. It may name files that are not uploaded; one that it does not name is never removed.
 * @param folders of the site's own files, the parts of one site
 * @param others folders of files that belong below a name
 */
export function siteListOf(
  folders: readonly (string | undefined)[],
  others: Readonly<Record<string, string | undefined>>,
): { key: string; content: string } {
  const below = Object.entries(others).flatMap(([name, folder]) =>
    folder === undefined ? [] : filesIn(folder).map((file) => join(name, file)),
  );
  const own = folders.flatMap((folder) => (folder === undefined ? [] : filesIn(folder)));
  const content = JSON.stringify({ files: [...new Set([...own, ...below])].sort() });
  return { key: `${listsFolder}${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`, content };
}
