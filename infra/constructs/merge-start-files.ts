import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';

const entryFile = 'index.mjs';

/**
 * Merges `index.mjs` of a split bundle with the chunks that it imports, because opening and compiling some thirty files
 * took a tenth of a cold start. A merged chunk that lazy files import remains as a file that passes on the exports of
 * `index.mjs`, so that each module is still evaluated once.
 * @param folder has the files of the bundle
 * @param metafile describes them
 * @param banner starts `index.mjs`
 * @returns the paths of `index.mjs` and the merged chunks, which are written
 */
export function mergeStartFiles(folder: string, metafile: Metafile, banner: string): Set<string> {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const importsOf = (file: string) =>
    (outputs.get(file)?.imports ?? []).flatMap(({ path, kind }) =>
      kind === 'import-statement' && outputs.has(basename(path)) ? basename(path) : [],
    );
  const atStart = new Set([entryFile]);
  for (const file of atStart) for (const next of importsOf(file)) atStart.add(next);
  const lazy = [...outputs.keys()].filter((file) => !atStart.has(file));
  const shared = new Set(lazy.flatMap(importsOf).filter((file) => atStart.has(file)));

  const exported = [...shared].map((file, index) => ({
    file,
    names: (outputs.get(file)?.exports ?? []).map((name) => ({ name, inMerged: `m${index}_${name}` })),
  }));
  const lines = exported.map(
    ({ file, names }) => `export{${names.map(({ name, inMerged }) => `${name} as ${inMerged}`)}}from"./${file}";`,
  );
  const { outputFiles } = buildSync({
    // The entry comes first, so that the modules are evaluated in the order of the bundle.
    stdin: { contents: [`export*from"./${entryFile}";`, ...lines].join('\n'), resolveDir: folder },
    outfile: join(folder, entryFile),
    write: false,
    bundle: true,
    external: lazy.map((file) => `./${file}`),
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    logLevel: 'warning',
    banner: { js: banner },
  });
  for (const file of atStart) rmSync(join(folder, file));
  for (const { path, text } of outputFiles) writeFileSync(path, text);
  for (const { file, names } of exported) {
    const list = names.map(({ name, inMerged }) => `${inMerged} as ${name}`);
    writeFileSync(join(folder, file), `export{${list}}from"./${entryFile}";`);
  }
  return new Set([...atStart].map((file) => join(folder, file)));
}
