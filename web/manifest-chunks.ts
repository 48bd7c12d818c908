import type { Manifest, ManifestChunk } from 'vite';
import { roots } from './roots.ts';

/** The chunk of the build with a source. */
export const chunkOf = (manifest: Manifest, source: string): ManifestChunk => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk of ${source}.`);
  return chunk;
};

/** A chunk of the build by its source, with all its static imports. */
export const withImports = (manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] => {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = chunkOf(manifest, source);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
};

const shellSources = ['index.html', roots.early, roots.providers, roots.layout, roots.transport, roots.landing];

/** Scripts and styles that each screen in the shell needs, and those of the start page. */
export const shellAssets = (manifest: Manifest): string[] => {
  const chunks = shellSources.flatMap((source) => withImports(manifest, source));
  return [...new Set(chunks.flatMap(({ file, css }) => [file, ...(css ?? [])]))];
};
