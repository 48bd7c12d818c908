import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, type OutputOptions, type RolldownBuild, rolldown } from 'rolldown';
import { compiledMessages } from '../../web/messages-plugin.ts';
import { thirdPartyNotices } from '../../web/third-party-notices.ts';
import { languageLicenceFile, languageTableFile } from '../languages/table-file.ts';
import { latePatterns } from './late-patterns.ts';
import { oneByteCode } from './one-byte-code.ts';
import { replacedSdkParts } from './replaced-sdk-parts.ts';

const projectRoot = join(import.meta.dirname, '../..');

/** The module whose users read `languages.json.br`. */
const languageTableReader = join(projectRoot, 'functions/services/languages/read-table.ts');

/** CommonJS, because Node loads an ES module of this size in twice the time (docs/decisions/0049-function-bundles.md). */
const written: OutputOptions = {
  format: 'cjs',
  minify: true,
  // Nothing bundles a bundle again: the marks of pure expressions were a twentieth of some.
  comments: { annotation: false },
  // An import() of a Node module would evaluate all its exports: of node:http, a second client with its dependencies.
  dynamicImportInCjs: false,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
};

/**
 * Bundles a function's module and its imports into `outDir`: `index.js` with all that a cold start loads, and chunks
 * for lazy imports. The AWS SDK is included, in the tested version.
 * @param entry path of the module that exports `handler`, from the project's root
 */
export async function bundleFunction(entry: string, outDir: string): Promise<void> {
  const build = await rolldown({
    cwd: projectRoot,
    input: { index: entry },
    platform: 'node',
    transform: { target: 'node24' },
    // Code for lazy imports may use exports of the entry, which keeps the name of its own.
    preserveEntrySignatures: 'allow-extension',
    // The ES modules of the SDK: unused exports of CommonJS ones could not be removed.
    resolve: { mainFields: ['module', 'main'] },
    // How long plugins take says something about the machine: on a busy one it would fail a deployment.
    checks: { bundlerTimings: false },
    plugins: [compiledMessages(), replacedSdkParts, latePatterns, oneByteCode, thirdPartyNotices()],
    onLog(_, log) {
      // What one function loads lazily, another needs at its start.
      if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') return;
      throw new Error(`${entry}: ${log.message}`);
    },
  });
  try {
    const chunks = await writeWithOneStartFile(build, { ...written, dir: outDir });
    if (chunks.some(({ moduleIds }) => moduleIds.includes(languageTableReader))) addLanguageTable(outDir);
  } finally {
    await build.close();
  }
}

/**
 * Writes a bundle whose entry contains every module that it imports, because opening and compiling some thirty files
 * took a tenth of a cold start. Returns the chunks.
 */
export async function writeWithOneStartFile(build: RolldownBuild, options: OutputOptions): Promise<OutputChunk[]> {
  // Minifying changes no module's chunk.
  const atStart = modulesAtStart(chunksOf((await build.generate({ ...options, minify: false })).output));
  const { output } = await build.write({
    ...options,
    codeSplitting: {
      // What a module imports but does not use is left where it is used.
      includeDependenciesRecursively: false,
      groups: [{ name: 'index', test: (id) => atStart.has(id) }],
    },
  });
  return chunksOf(output);
}

const chunksOf = (output: Awaited<ReturnType<RolldownBuild['generate']>>['output']): OutputChunk[] =>
  output.filter((file) => file.type === 'chunk');

/** Ids of the modules in the entry and in the chunks that it imports, themselves or through others. */
function modulesAtStart(chunks: readonly OutputChunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) {
    for (const file of imports) {
      const next = byFile.get(file);
      if (next) loaded.add(next);
    }
  }
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}

/** Puts the names of languages beside a bundle that reads them, so that no other function carries them. */
function addLanguageTable(outDir: string): void {
  copyFileSync(languageTableFile, join(outDir, 'languages.json.br'));
  copyFileSync(languageLicenceFile, join(outDir, 'languages.LICENSE'));
}
