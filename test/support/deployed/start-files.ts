import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file that is loaded with the one that names it: the result of a lazy one is not assigned. */
const loadedAtOnce = /(?<=\w=|;)require\("\.\/([^"]+)"\)/g;

/** Files of a bundle that loading `index.js` reads, without those of lazy imports. */
export function filesAtStart(bundle: string): string[] {
  const files = new Set(['index.js']);
  for (const file of files) {
    for (const [, next = ''] of readFileSync(join(bundle, file), 'utf8').matchAll(loadedAtOnce)) files.add(next);
  }
  return [...files];
}

/** KB of minified code that a cold start reads. */
export const startKb = (bundle: string): number =>
  filesAtStart(bundle).reduce((sum, file) => sum + statSync(join(bundle, file)).size, 0) / 1024;
